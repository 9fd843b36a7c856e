/** The server's bodies under short names; `api.d.ts` is generated from its contract. */
import type { components } from "../api";

export type Bodies = components["schemas"];

export type Piece = Bodies["PieceBody"];
export type Text = Piece[];
export type View = Bodies["ViewBody"];
export type Play = Bodies["PlayBody"];
export type Seat = Bodies["SeatBody"];
export type Question = Bodies["QuestionBody"];
export type Move = Bodies["MoveBody"];
export type Line = Bodies["LineBody"];
export type Result = Bodies["ResultBody"];
export type Message = Bodies["MessageBody"];
export type GameCard = Bodies["GameCard"];
export type Game = Bodies["GameBody"];
export type Range = Bodies["RangeBody"];
export type Why = Bodies["WhyBody"];
export type Hint = Bodies["HintBody"];
export type ReviewBody = Bodies["ReviewBody"];
export type Review = Bodies["ReviewSummary"];
export type Notifications = Bodies["NotificationsBody"];
export type WaysBack = Bodies["WaysBack"];
export type Link = Bodies["LinkBody"];
export type Invite = Bodies["InviteBody"];
export type Me = Bodies["Me"];
export type TableCard = Bodies["TableCard"];
export type Replay = Bodies["ReplayBody"];
export type Step = Bodies["StepBody"];
export type NewTable = Bodies["NewTable"];
export type Clock = Bodies["Clock"];
export type SeatTime = Bodies["SeatTime"];
export type Callout = Bodies["CalloutBody"];
export type Sign = Bodies["SignBody"];
export type Puzzle = Bodies["PuzzleBody"];
export type Challenge = Bodies["ChallengeBody"];
export type Lab = Bodies["LabBody"];
export type Attempt = Bodies["AttemptBody"];
export type LessonPlan = Bodies["LessonPlan"];
export type Option = Bodies["OptionBody"];
export type NewSeat = Bodies["NewSeat"];
export type Level = NonNullable<NewSeat["level"]>;
export type Colour = NonNullable<NewSeat["colour"]>;

/** What is printed on a board: each game knows the shape of its own. */
export type Board = Bodies["BoardBody"]["board"];

/** A card as data; besides these the fields are the game's own. */
export interface Card {
  number: number;
  kind: string;
  name: string;
  text: string;
  source: string;
  [field: string]: unknown;
}

export { LANGS, type Lang } from "../phrases";

/** The viewers that are no seat. */
export const SPECTATOR = -1;
export const EVERYBODY = -2;
