import type { TalliedEntry } from "@kinora/contracts/challenge/challenge";
import type { CreationCard } from "@kinora/contracts/creation/creation";
import { routes } from "@kinora/contracts/routes";
import type { ChallengeRecord, StandingEntry } from "@kinora/domain/challenge/challenge-record";
import { formatCount, parseCount } from "@kinora/domain/challenge/count-cursor";
import { foundChallenge, requireState } from "@kinora/domain/challenge/find-challenge";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import type { ChallengeShowPorts } from "./show-challenges.ts";

/** What staff review: every entry of the vote with its place, or why it has none. */
export function mountTallyRoutes(server: FastifyInstance, ports: ChallengeShowPorts): void {
  const { challenges, challengeEntries, challengeFraud, loadCards } = ports;

  mountRoute(server, routes.getFraudReport, async ({ params: { id } }) => {
    requireState(foundChallenge(await challenges.find(id)), ["reviewing", "completed"]);
    return { report: await challengeFraud.find(id) };
  });

  mountRoute(server, routes.listTalliedEntries, async ({ params, query, person }) => {
    const { cursor, limit } = query;
    const after = cursor === undefined ? 0 : parseCount("place", cursor);
    const challenge = foundChallenge(await challenges.find(params.id));
    requireState(challenge, ["reviewing", "completed"]);
    const all = inOrder(challenge, await challengeEntries.all(params.id));
    const page = all.slice(after, after + limit);
    const works = page.map(({ creationId }) => creationId);
    const cards = await loadCards(works, viewerOf(person));
    const hasMore = all.length > after + limit;
    return {
      items: page.map((entry) => present(challenge, entry, cards.get(entry.creationId) ?? null)),
      nextCursor: hasMore ? formatCount("place", after + limit) : null,
    };
  });
}

/** Those with a place, the best first, then the others of the vote as they were submitted. */
function inOrder(
  { setup, result }: ChallengeRecord,
  entries: readonly StandingEntry[],
): readonly StandingEntry[] {
  const voted = new Set(setup?.entries.map(({ id }) => id));
  const places = new Map(result?.places.map(({ entry, place }) => [entry, place]));
  const placeOf = ({ id }: StandingEntry) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  return entries
    .filter(({ id }) => voted.has(id))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

function present(
  { decisions, result }: ChallengeRecord,
  { id, author, submittedAt, excludedAt, exclusion }: StandingEntry,
  work: CreationCard | null,
): TalliedEntry {
  const place = result?.places.find(({ entry }) => entry === id);
  const prize = result?.prizes.find(({ entry }) => entry === id);
  return {
    ...{ entry: id, author, work, submittedAt: submittedAt.toISOString() },
    rank: place ? { ...place, prize: prize ? { kind: prize.kind, gems: prize.gems } : null } : null,
    isBarred: decisions?.barredAuthors.includes(author) ?? false,
    ...{ isExcluded: excludedAt !== null, statement: exclusion },
  };
}
