import type { SocialPlatform } from "../publication/publication-vocabulary.ts";

/** A connected account that rows of a file may name, or our own feed. */
export interface FileAccount {
  readonly id: string;
  readonly platform: SocialPlatform;
  readonly name: string;
}

interface FoundAccounts {
  readonly accounts: readonly FileAccount[];
  readonly wrong: readonly {
    readonly code: "account_unknown" | "account_ambiguous";
    readonly name: string;
  }[];
}

/**
 * Returns the accounts that a cell names, separated by "|": by their id, their name, their platform
 * where it is the only one there, or both as in "youtube: Kinora". Never guesses between two.
 */
export function findAccounts(cell: string, accounts: readonly FileAccount[]): FoundAccounts {
  const names = cell.split("|").flatMap((name) => name.trim() || []);
  const found = names.map((name) => ({ name, fitting: fittingOf(name, accounts) }));
  const chosen = found.flatMap(({ fitting }) => (fitting.length === 1 ? fitting : []));
  return {
    accounts: [...new Set(chosen)],
    wrong: found
      .filter(({ fitting }) => fitting.length !== 1)
      .map(({ name, fitting }) => ({
        code: fitting.length === 0 ? "account_unknown" : "account_ambiguous",
        name,
      })),
  };
}

function fittingOf(name: string, accounts: readonly FileAccount[]): readonly FileAccount[] {
  const byId = accounts.filter(({ id }) => id === name);
  if (byId.length > 0) return byId;
  const wanted = plain(name);
  return accounts.filter((account) => {
    const own = plain(account.name);
    const { platform } = account;
    return [own, platform, `${platform}:${own}`, `${platform}: ${own}`].includes(wanted);
  });
}

const plain = (text: string): string => text.trim().normalize("NFC").toLowerCase();
