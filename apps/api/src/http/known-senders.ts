import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";

/** Senders that are remembered; the oldest are forgotten first. */
const MOST = 10_000;

/**
 * From where the last token was good: there somebody is at home, and waits for no stranger's. A token that is a
 * quarter of an hour old is ordinary, and says nothing.
 */
export class KnownSenders {
  readonly #homes = new Map<string, string>();

  /** Who was last seen at home there; undefined: nobody. */
  homeOf(sender: string): string | undefined {
    return this.#homes.get(sender);
  }

  /** Looks a token of this sender up, and remembers how it was. */
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
