import type { CreationCard } from "@kinora/contracts/creation/creation";
import { type KeptDraft, POST_DRAFTS_MAX } from "@kinora/contracts/publication/post-draft";
import { routes } from "@kinora/contracts/routes";
import type { Signed } from "@kinora/domain/account/signed";
import {
  type DraftPorts,
  ownPostDraft,
  type PostDraftRecord,
  type PostDraftStore,
  savePostDraft,
} from "@kinora/domain/post/post-draft";
import type { FastifyInstance } from "fastify";
import type { LoadCards } from "../creation/load-cards.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface PostDraftPorts extends DraftPorts {
  readonly drafts: PostDraftStore;
  readonly loadCards: LoadCards;
  readonly now: () => Date;
}

export function mountPostDrafts(server: FastifyInstance, ports: PostDraftPorts): void {
  const { drafts, loadCards, now } = ports;
  const presentAll = async (
    found: readonly PostDraftRecord[],
    { userId, role }: Signed,
  ): Promise<KeptDraft[]> => {
    const works = [...new Set(found.map(({ workId }) => workId))];
    const cards = await loadCards(works, { id: userId, role });
    return found.map((one) => present(one, cards));
  };
  const presentOne = async (found: PostDraftRecord, person: Signed): Promise<KeptDraft> => {
    const [one] = await presentAll([found], person);
    if (!one) throw new Error("It was presented");
    return one;
  };

  mountRoute(server, routes.listPostDrafts, async ({ person }) => ({
    items: await presentAll(await drafts.list(person.userId), person),
    limit: POST_DRAFTS_MAX,
  }));

  mountRoute(server, routes.getPostDraft, async ({ person, params: { id } }) =>
    presentOne(await ownPostDraft(drafts, { id, userId: person.userId }), person),
  );

  mountRoute(server, routes.savePostDraft, async ({ person, params: { id }, body: wish }) => {
    const { userId } = person;
    return presentOne(await savePostDraft(ports, { id, userId, wish, now: now() }), person);
  });

  mountRoute(server, routes.deletePostDraft, async ({ person, params: { id } }) => {
    await drafts.remove(id, person.userId);
    return undefined;
  });
}

function present(
  { userId: _, createdAt, savedAt, ...draft }: PostDraftRecord,
  cards: ReadonlyMap<string, CreationCard>,
): KeptDraft {
  const work = cards.get(draft.workId) ?? null;
  return {
    ...{ ...draft, outcome: "scheduled", stage: "draft" },
    // From the trash it can be restored, and is shown for that only there.
    work: work?.status === "deleted" ? null : work,
    ...{ createdAt: createdAt.toISOString(), savedAt: savedAt.toISOString() },
  };
}
