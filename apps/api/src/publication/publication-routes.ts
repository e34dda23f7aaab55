import type { PageQuery } from "@kinora/contracts/http/page";
import { CALENDAR_POSTS_MAX } from "@kinora/contracts/publication/calendar-post";
import type { Post } from "@kinora/contracts/publication/post";
import { routes } from "@kinora/contracts/routes";
import { POSTS_FOR_BEST_TIMES } from "@kinora/contracts/schedule/best-times";
import type { Signed } from "@kinora/domain/account/signed";
import { bestTimesOf } from "@kinora/domain/post/best-times-of";
import {
  answerPublication,
  cancelPublication,
  postAgain,
  type RepeatPorts,
} from "@kinora/domain/post/change-publication";
import { type CheckRowsPorts, checkRows } from "@kinora/domain/post/check-rows";
import { createPost } from "@kinora/domain/post/create-post";
import type { FirstCommentStore } from "@kinora/domain/post/first-comment";
import type { MeasureStore } from "@kinora/domain/post/measure-publications";
import { movePost, postNow } from "@kinora/domain/post/move-post";
import { type PreviewPorts, previewPost } from "@kinora/domain/post/preview-post";
import type { PostFound, PublicationStore } from "@kinora/domain/post/publication-store";
import { stopSeries } from "@kinora/domain/post/stop-series";
import { type WithdrawPorts, withdrawPublication } from "@kinora/domain/post/withdraw-publication";
import { Refusal } from "@kinora/domain/refusal";
import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance } from "fastify";
import type { LoadCards } from "../creation/load-cards.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import {
  accountKey,
  presentInCalendar,
  presentPost,
  presentPreview,
  presentTrouble,
} from "./present-post.ts";
import { presentRow } from "./present-row.ts";

export interface PublicationRoutePorts {
  readonly posts: RepeatPorts;
  readonly withdraw: WithdrawPorts;
  readonly preview: PreviewPorts;
  readonly rows: CheckRowsPorts;
  readonly publications: Pick<PublicationStore, "find" | "findPost" | "list" | "listBetween">;
  readonly measures: Pick<MeasureStore, "figuresOf" | "measuredPosts">;
  readonly firstComments: Pick<FirstCommentStore, "of">;
  readonly loadCards: LoadCards;
  readonly now: () => Date;
}

interface Asker {
  readonly person: Signed;
  readonly locale: Locale;
}

interface Listing extends Asker {
  readonly query: PageQuery & { readonly outcome?: Post["outcome"] | undefined };
}

/** Looks up what posts are shown with; returns how each is presented to its owner. */
export const postPresenter =
  ({
    posts,
    measures,
    firstComments,
    loadCards,
  }: Pick<PublicationRoutePorts, "posts" | "loadCards" | "firstComments"> & {
    readonly measures: Pick<MeasureStore, "figuresOf">;
  }) =>
  async (found: readonly PostFound[], { userId, role }: Pick<Signed, "userId" | "role">) => {
    const works = found.map(({ post }) => post.creationId);
    const ids = found.flatMap(({ publications }) => publications.map(({ id }) => id));
    const [cards, connections, figures, comments] = await Promise.all([
      loadCards(works, { id: userId, role }),
      posts.connectionsOf(userId),
      measures.figuresOf(ids),
      firstComments.of(ids),
    ]);
    const connectionIds = new Map(
      connections.map(({ platform, accountId, id }) => [accountKey(platform, accountId), id]),
    );
    return (one: PostFound, locale: Locale): Post =>
      presentPost(one, { cards, connectionIds, figures, firstComments: comments, locale });
  };

/** Returns one post, as its owner sees it. @throws Refusal POST_NOT_FOUND */
const postShower = (ports: PublicationRoutePorts) => {
  const openPresenter = postPresenter(ports);
  return async (id: string, { person, locale }: Asker): Promise<Post> => {
    const found = await ports.publications.findPost(id, person.userId);
    if (!found) throw new Refusal("POST_NOT_FOUND");
    return (await openPresenter([found], person))(found, locale);
  };
};

type ShowPost = ReturnType<typeof postShower>;

export function mountPublicationRoutes(
  server: FastifyInstance,
  ports: PublicationRoutePorts,
): void {
  const show = postShower(ports);
  mountPostRoutes(server, ports, show);
  mountPostLists(server, ports);
  mountChildRoutes(server, ports, show);
}

/** Ordering, and what is done to a whole post. */
function mountPostRoutes(
  server: FastifyInstance,
  { posts, preview, publications, now }: PublicationRoutePorts,
  show: ShowPost,
): void {
  mountRoute(server, routes.createPost, async (request) => {
    const { person, body: wish, idempotencyKey: key } = request;
    return show(await createPost(posts, { person, wish, repeats: null, key, now: now() }), request);
  });

  mountRoute(server, routes.previewPost, async ({ person: { userId }, body: wish, locale }) => ({
    targets: (await previewPost(preview, { userId, wish })).map((one) =>
      presentPreview(one, locale),
    ),
  }));

  mountRoute(server, routes.movePost, async (request) => {
    const { person, params, body: to } = request;
    await movePost(posts, { person, id: params.id, to, now: now() });
    return show(params.id, request);
  });

  mountRoute(server, routes.stopSeries, ({ person: { userId }, params: { id } }) =>
    stopSeries({ ...posts, publications }, { userId, id, now: now() }),
  );

  mountRoute(server, routes.getPost, (request) => show(request.params.id, request));
}

function mountPostLists(server: FastifyInstance, ports: PublicationRoutePorts): void {
  const { publications, posts } = ports;
  const openPresenter = postPresenter(ports);
  mountRowCheck(server, ports);

  const list = async ({ person, locale, query }: Listing, creationId: string | null) => {
    const { outcome = null, cursor, limit } = query;
    const { items, nextCursor } = await readPage({
      ...{ cursor, limit },
      read: (page) => publications.list(person.userId, { ...page, outcome, creationId }),
      positionOf: ({ post }) => ({ at: post.createdAt, id: post.id }),
      present: (found) => found,
    });
    const present = await openPresenter(items, person);
    return { items: items.map((one) => present(one, locale)), nextCursor };
  };

  mountRoute(server, routes.listPosts, (request) => list(request, null));

  mountRoute(server, routes.listPostsOfWork, async (request) => {
    const { id } = request.params;
    const found = await list(request, id);
    const work = await posts.findWork(id);
    if (work?.userId !== request.person.userId || work.purgedAt !== null)
      throw new Refusal("CREATION_NOT_FOUND");
    return found;
  });

  mountRoute(server, routes.listBestTimes, async ({ person: { userId }, query: { zone } }) => ({
    needed: POSTS_FOR_BEST_TIMES,
    items: [...(await bestTimesOf({ ...posts, measures: ports.measures }, { userId, zone }))],
  }));

  mountRoute(server, routes.listCalendar, async ({ person, query }) => {
    const [from, until] = [new Date(query.from), new Date(query.until)];
    const most = CALENDAR_POSTS_MAX + 1;
    const found = await publications.listBetween(person.userId, { from, until, most });
    const shown = found.slice(0, CALENDAR_POSTS_MAX);
    const cards = await ports.loadCards(
      shown.map(({ post }) => post.creationId),
      { id: person.userId, role: person.role },
    );
    return {
      items: shown.map((one) => presentInCalendar(one, cards)),
      isCut: found.length > shown.length,
    };
  });
}

/** Rows of a file: each is then ordered by itself, with a key of its own. */
function mountRowCheck(
  server: FastifyInstance,
  { rows: ports, loadCards, now }: PublicationRoutePorts,
): void {
  mountRoute(server, routes.checkPostRows, async ({ person, body, locale, inTurn }) => {
    const { userId, role } = person;
    const checked = await checkRows(ports, { ...body, userId, now: now() }, inTurn);
    const works = checked.flatMap((one) => (one.kind === "refused" ? [] : one.post.workId));
    const cards = await loadCards(works, { id: userId, role });
    return { items: checked.map((one) => presentRow(one, cards, locale)) };
  });
}

/** What is done to a post at one platform. */
function mountChildRoutes(
  server: FastifyInstance,
  { publications, posts, withdraw, now }: PublicationRoutePorts,
  show: ShowPost,
): void {
  mountRoute(server, routes.postNow, async (request) => {
    const { person, params } = request;
    return show(await postNow(posts, { person, id: params.id, now: now() }), request);
  });

  mountRoute(server, routes.cancelPublication, async (request) => {
    const { person, params } = request;
    return show(await cancelPublication(posts, { person, id: params.id, now: now() }), request);
  });

  mountRoute(server, routes.answerPublication, async (request) => {
    const { person, params, body: answer } = request;
    const concerned = { person, id: params.id, now: now(), answer };
    return show(await answerPublication(posts, concerned), request);
  });

  mountRoute(server, routes.postAgain, async (request) => {
    const { person, params, idempotencyKey: key } = request;
    return show(await postAgain(posts, { person, id: params.id, key, now: now() }), request);
  });

  mountRoute(server, routes.withdrawPublication, async (request) => {
    const { person, params, locale } = request;
    const found = await withdrawPublication(withdraw, {
      ...{ userId: person.userId, id: params.id },
    });
    const { postId, byHand, trouble } = found;
    const platform = (await publications.find(params.id))?.platform ?? "kinora";
    const problem = trouble && presentTrouble(trouble, platform, locale);
    return { byHand, problem, post: await show(postId, request) };
  });
}
