/** Explains in one sentence, for the terminal, why the server cannot start. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
