import { ledgerCommand } from "@kinora/testing/gem/ledger-command";
import { memoryGemLedger } from "@kinora/testing/gem/memory-gem-ledger";
import { playLedger } from "@kinora/testing/gem/play-ledger";
import { orderStep, playOrders } from "@kinora/testing/gem/play-orders";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { netChange, postingsOf } from "./ledger-change.ts";

describe("the ledger's decisions", () => {
  it("hold the ledger's invariants over 12,000 random operations", async () => {
    let operations = 0;
    const sequences = fc.array(ledgerCommand, { minLength: 60, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(sequences, async (commands) => {
        operations += commands.length;
        const ledger = memoryGemLedger();
        await playLedger(
          {
            userId: "ada",
            call: (work) => work(ledger),
            expireLots: (now) => ledger.expireLots("ada", now),
            lots: async () =>
              ledger.lots("ada").map(({ remaining, expiresAt }) => ({ remaining, expiresAt })),
          },
          commands,
        );
        const log = ledger.log("ada");
        expect(postingsOf(log).reduce((sum, { gems }) => sum + gems, 0)).toBe(0);
        const kept = ledger.lots("ada").reduce((sum, { remaining }) => sum + remaining, 0);
        expect(netChange(log, "available")).toBe(kept);
      }),
      { numRuns: 200 },
    );
    expect(operations).toBeGreaterThanOrEqual(12_000);
  });

  it("extend a lot only once and only through our fault, whatever is ordered and cancelled", async () => {
    const sequences = fc.array(orderStep, { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        const ledger = memoryGemLedger();
        const lots = async () => [...ledger.lots("ada")];
        await playOrders({ userId: "ada", ledger, lots }, steps);
      }),
      { numRuns: 300 },
    );
  });
});
