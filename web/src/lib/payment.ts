/** Paying a price with several means at once: what can be put to it, and what is left for money. The server alone decides what is legal. */

/** Something besides money that may be put to a price. */
export interface Means {
  key: string;
  name: string;
  icon: string;
  /** How many there are, and what one is worth. */
  has: number;
  worth: number;
  /** The move that pays so many, if there can be one. */
  code(amount: number): number | null;
}

/** A price to be paid: the means in the order in which the game asks for them, the first one being asked for now. */
export interface Payment {
  price: number;
  means: Means[];
  money: { name: string; icon: string; has: number };
}

const covered = (payment: Payment, amounts: readonly number[], but = -1): number =>
  payment.means.reduce((sum, means, place) => sum + (place === but ? 0 : (amounts[place] ?? 0) * means.worth), 0);

/** What money must pay. */
export function rest(payment: Payment, amounts: readonly number[]): number {
  return Math.max(0, payment.price - covered(payment, amounts));
}

/** What is paid too much: nobody gives change. */
export function wasted(payment: Payment, amounts: readonly number[]): number {
  return Math.max(0, covered(payment, amounts) - payment.price);
}

/** Whether there is money enough for the rest. */
export function payable(payment: Payment, amounts: readonly number[]): boolean {
  return rest(payment, amounts) <= payment.money.has;
}

/** How few and how many of one means make sense beside what is put of the others. */
export function bounds(payment: Payment, amounts: readonly number[], place: number): { least: number; most: number } {
  const { has, worth } = payment.means[place]!;
  const open = Math.max(0, payment.price - covered(payment, amounts, place));
  const most = Math.min(has, Math.ceil(open / worth));
  return { least: Math.min(most, Math.max(0, Math.ceil((open - payment.money.has) / worth))), most };
}

/** Amounts to begin with, as people pay: what is worth more than money as far as nothing is lost, of the rest no more than is needed. */
export function proposal(payment: Payment, usual: number | null): number[] {
  const amounts = payment.means.map(() => 0);
  for (const [place, means] of payment.means.entries()) {
    const all = payment.means.map((other, number) => (number > place ? other.has : amounts[number]!)); // what comes later may help
    const { most } = bounds(payment, amounts, place);
    const { least } = bounds(payment, all, place);
    const named = place === 0 ? Array.from({ length: most + 1 }, (_, amount) => amount).find((amount) => means.code(amount) === usual) : undefined;
    const open = Math.max(0, payment.price - covered(payment, amounts, place));
    const wished = named ?? (means.worth > 1 ? Math.min(means.has, Math.floor(open / means.worth)) : 0);
    amounts[place] = Math.max(wished, Math.min(least, most));
  }
  return amounts;
}
