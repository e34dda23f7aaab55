import type { ReviewDesk } from "@kinora/contracts/review/review";
import { routes } from "@kinora/contracts/routes";
import type { Signed } from "@kinora/domain/account/signed";
import { type AnswerStores, answerReview } from "@kinora/domain/review/answer-review";
import { type DrawStores, drawReviews } from "@kinora/domain/review/draw-reviews";
import { type SkipStores, skipReview } from "@kinora/domain/review/skip-review";
import type { FastifyInstance } from "fastify";
import type { LoadCards } from "../creation/load-cards.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface ReviewRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(
    work: (stores: AnswerStores & DrawStores & SkipStores) => Promise<T>,
  ) => Promise<T>;
  readonly loadCards: LoadCards;
}

export function mountReviewRoutes(server: FastifyInstance, ports: ReviewRoutePorts): void {
  const { now } = ports;

  mountRoute(server, routes.drawReviews, ({ person }) => showDesk(ports, person, 0));

  mountRoute(server, routes.answerReview, async ({ person, params: { id }, body: answers }) => {
    const review = { id, userId: person.userId, answers, now: now() };
    return showDesk(ports, person, await answerReview(ports, review));
  });

  mountRoute(server, routes.skipReview, async ({ person, params: { id } }) => {
    await skipReview(ports, { id, userId: person.userId }, now());
    return showDesk(ports, person, 0);
  });
}

/**
 * Shows a person the works that lie ready. Drawn in a transaction of its own: one that awards gems
 * holds the lock of an account, and a draw may wait for a work.
 */
async function showDesk(
  ports: ReviewRoutePorts,
  person: Signed,
  granted: number,
): Promise<ReviewDesk> {
  const { userId } = person;
  const { progress, ready } = await drawReviews(ports, { userId, now: ports.now() });
  const cards = await ports.loadCards(
    ready.map(({ creationId }) => creationId),
    viewerOf(person),
  );
  const works = ready.flatMap(({ id, creationId, readyIn }) => {
    const work = cards.get(creationId);
    return work ? { id, work, readyIn } : [];
  });
  return { progress, works, granted };
}
