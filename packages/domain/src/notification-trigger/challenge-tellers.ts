import type { Message, NotificationCode } from "@kinora/contracts/message/message";
import type { ChallengeRecord } from "../challenge/challenge-record.ts";
import type { EventOf } from "../event/domain-event.ts";
import type { NotifyOfEventStores, Teller } from "./telling.ts";

type Told = EventOf<"challenge.told">;

/** What authors and voters of challenges are told. */
export const CHALLENGE_TELLERS = {
  "challenge.told": async (event, stores, now) => {
    const { subjectId, userId, payload } = event;
    const challenge = await stores.challenges.find(subjectId);
    const message = challenge && (await wordsOf(payload, challenge, stores));
    if (!challenge || !message) return {};
    const about = [payload.about, payload.entryId].filter((part) => part !== null).join(":");
    return {
      told: [
        {
          ...{ userId, kind: "challenge", topic: null, action: null, creationId: null, message },
          ...{ href: `/challenges/${challenge.id}`, waitsFor: null, expiresAt: null },
          ...{ dedupeKey: `challenge:${challenge.id}:${about}`, createdAt: now },
        },
      ],
    };
  },
} as const satisfies { readonly "challenge.told": Teller<"challenge.told"> };

/** Returns null when there is nothing to tell, as to voters whose ballots earned nothing. */
async function wordsOf(
  { about, entryId, place, gems, voteGems: votes, reason }: Told["payload"],
  { settings: { theme }, cancelReason }: ChallengeRecord,
  { challengeEntries }: Pick<NotifyOfEventStores, "challengeEntries">,
): Promise<Message<NotificationCode> | null> {
  switch (about) {
    case "voting":
      return { code: "challenge.votingBegan", params: { theme } };
    case "cancelled":
      return { code: "challenge.cancelled", params: { theme, why: cancelReason ?? "" } };
    case "excluded": {
      const entry = entryId === null ? null : await challengeEntries.find(entryId);
      const why = entry?.exclusion;
      return why ? { code: "challenge.excluded", params: { theme, why } } : null;
    }
    case "result": {
      if (reason !== null) return { code: "challenge.noPrizes", params: { theme, reason, votes } };
      if (place !== null)
        return { code: "challenge.placed", params: { theme, place, gems, votes } };
      return { code: "challenge.voted", params: { theme, votes } };
    }
  }
}
