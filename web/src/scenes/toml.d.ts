/** The scenes of a game's cards, by card: read by `toml` of vite.config.ts. */
declare module "*.toml" {
  const lines: Record<string, string>;
  export default lines;
}
