/** The store does not answer, answers that it can't now, or its answer can't be used yet. */
export class StoreUnreachable extends Error {
  override readonly name = "StoreUnreachable";
}
