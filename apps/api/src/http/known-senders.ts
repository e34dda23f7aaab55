import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";

/** Maximum senders remembered; the oldest are dropped first. */
const MOST = 10_000;

/**
 * Remembers senders whose last token was valid: a user is at home there and need not queue behind
 * strangers. A token that has merely expired is ordinary and changes nothing.
 */
export class KnownSenders {
  readonly #homes = new Map<string, string>();

  /** Returns the user last seen at this sender; undefined when there is none. */
  homeOf(sender: string): string | undefined {
    return this.#homes.get(sender);
  }

  /** Looks up a token of this sender and remembers the outcome. */
  async watch(sender: string, lookUp: () => Promise<Signed>): Promise<Signed> {
    try {
      const found = await lookUp();
      this.#remember(sender, found.userId);
      return found;
    } catch (error) {
      if (error instanceof Refusal && error.code === "SIGN_IN_REQUIRED") this.#homes.delete(sender);
      throw error;
    }
  }

  #remember(sender: string, userId: string): void {
    this.#homes.delete(sender);
    this.#homes.set(sender, userId);
    const [oldest] = this.#homes.keys();
    if (this.#homes.size > MOST && oldest !== undefined) this.#homes.delete(oldest);
  }
}
