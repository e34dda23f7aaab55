/** Why the server cannot start, as one sentence for the person at the terminal. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
