import { Refusal } from "@kinora/domain/refusal";

/** Senders that are remembered; the oldest are forgotten first. */
const MOST = 10_000;

/**
 * From where the last token was good: there somebody is at home, and waits for no stranger's. A token that is a
 * quarter of an hour old is ordinary, and says nothing.
 */
export class KnownSenders {
  readonly #known = new Set<string>();

  has(sender: string): boolean {
    return this.#known.has(sender);
  }

  /** Looks a token of this sender up, and remembers how it was. */
  async watch<Result>(sender: string, lookUp: () => Promise<Result>): Promise<Result> {
    try {
      const found = await lookUp();
      this.#remember(sender);
      return found;
    } catch (error) {
      if (error instanceof Refusal && error.code === "SIGN_IN_REQUIRED") this.#known.delete(sender);
      throw error;
    }
  }

  #remember(sender: string): void {
    this.#known.delete(sender);
    this.#known.add(sender);
    const [oldest] = this.#known;
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }
}
