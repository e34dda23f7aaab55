import type { Switches } from "@kinora/contracts/switch/switch";
import type { AppendAudit, Facts } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import { ALL_OPEN, isAnythingOff, type SwitchStore } from "./switches.ts";

interface SwitchStores {
  readonly switches: SwitchStore;
  readonly audit: AppendAudit;
}

/**
 * Sets all switches. Does nothing when they are unchanged.
 *
 * @param known existing engines
 * @throws Refusal SENTENCE_MISSING when something is off without a message for users,
 * ENGINE_UNKNOWN
 */
export async function changeSwitches(
  { transact }: { transact: <T>(work: (stores: SwitchStores) => Promise<T>) => Promise<T> },
  input: {
    readonly wish: Switches;
    readonly known: readonly string[];
    readonly actorId: string;
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { known, actorId, requestId, now } = input;
  const wish = {
    ...input.wish,
    enginesOff: ordered(input.wish.enginesOff),
    webShopIn: ordered(input.wish.webShopIn),
  };
  if (isAnythingOff(wish) && wish.sentence === "") throw new Refusal("SENTENCE_MISSING");
  const unknown = wish.enginesOff.find((engine) => !known.includes(engine));
  if (unknown !== undefined) throw new Refusal("ENGINE_UNKNOWN", { engine: unknown });
  await transact(async ({ switches, audit }) => {
    await switches.lock();
    const [before, after] = [factsOf((await switches.current()) ?? ALL_OPEN), factsOf(wish)];
    if (Object.entries(after).every(([name, fact]) => before[name] === fact)) return;
    await switches.add({ ...wish, at: now, by: actorId });
    await audit({
      ...{ action: "switches.changed", actorId, requestId, at: now, reason: "", before, after },
      subject: { noun: "switches", id: "all" },
    });
  });
}

const ordered = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Describes switches in words for the audit log, which lists those that differ. */
const factsOf = ({
  signUps,
  creating,
  enginesOff,
  feed,
  awards,
  gifts,
  ...rest
}: Switches): Facts => ({
  "sign-ups": signUps,
  creating: creating ? "on" : "off",
  "engines off": enginesOff.join(" ") || "none",
  feed: feed ? "on" : "off",
  awards: awards ? "on" : "off",
  gifts: gifts ? "on" : "off",
  "web shop mentioned in": rest.webShopIn.join(" ") || "none",
  "read-only": rest.readOnly ? "on" : "off",
  sentence: rest.sentence,
});
