import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { Remixing } from "@kinora/contracts/creation/remixing";
import { storyOf } from "@kinora/contracts/recipe/recipe";
import type { Viewer } from "@kinora/domain/account/viewer";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import type { CreationReader, PresentedCreation } from "@kinora/domain/creation/creation-reader";
import { isPublic } from "@kinora/domain/creation/creation-visibility";
import type { GemStatement } from "@kinora/domain/gem/gem-statement";
import type { StoppedOrder } from "@kinora/domain/hosted/stopped-order";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { Locale } from "@kinora/text/locale";
import {
  type Likes,
  type Money,
  presentCard,
  presentCreation,
  type ServiceTitle,
  type TakesSeed,
} from "./present-creation.ts";

/** The viewer and their language. */
export interface Reader {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
}

/** Converts creations to wire format for a viewer, with their current likes. */
export interface Present {
  whole(found: PresentedCreation, reader: Reader): Promise<Creation>;
  cards(found: readonly PresentedCreation[], viewer: Viewer | null): Promise<CreationCard[]>;
}

export interface PresentPorts {
  readonly now: () => Date;
  readonly address: MediaAddress;
  readonly titleOf: ServiceTitle;
  readonly takesSeed: TakesSeed;
  /** Likes by creation; creations without likes may be omitted. */
  readonly likesOf: (
    ids: readonly string[],
    viewerId: string | null,
  ) => Promise<ReadonlyMap<string, Likes>>;
  readonly statement: Pick<GemStatement, "storyCost" | "lostIfCancelled">;
  readonly reader: Pick<CreationReader, "worksOf">;
  /** Whether its owner has pinned it to their profile. */
  readonly isPinned: (creationId: string) => Promise<boolean>;
  /** Whether a viewer may remix a work. */
  readonly remixingOf: (creationId: string, viewerId: string | null) => Promise<Remixing>;
  /** Returns the order of a cancelled work at a service; null when none was sent. */
  readonly stoppedOrder: (creationId: string) => Promise<StoppedOrder | null>;
  /** The subset of these works whose files are withheld from everyone, including their owner. */
  readonly withheldOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

const idOf = ({ creation }: PresentedCreation) => creation.id;
const OPEN: Remixing = "open";
const NO_LIKES: Likes = { likes: 0, likedByMe: false };
const NO_MONEY: Money = { storyCost: null, lostIfCancelled: 0, order: null };

export function createPresent({
  now,
  likesOf,
  statement,
  reader,
  stoppedOrder,
  isPinned,
  withheldOf,
  remixingOf,
  ...same
}: PresentPorts): Present {
  const moneyOf = async ({ creation }: PresentedCreation): Promise<Money> => {
    const { id, userId, recipe, status, order } = creation;
    const storyId = storyOf(recipe)?.storyId;
    const [storyCost, lostIfCancelled, works] = await Promise.all([
      storyId === undefined ? null : statement.storyCost(userId, { storyId, creationId: id }),
      status === "processing" ? statement.lostIfCancelled([creationSubject(id)], now()) : 0,
      order === null ? [] : reader.worksOf(order.id),
    ]);
    return { storyCost, lostIfCancelled, order: order && { id: order.id, works } };
  };
  /**
   * Removes the files of withheld works. Public works are never withheld and works without files
   * have none to remove, so they are not looked up.
   */
  const open = async (found: readonly PresentedCreation[]): Promise<PresentedCreation[]> => {
    const asked = found.filter(({ creation, media }) => media.length > 0 && !isPublic(creation));
    const withheld = asked.length === 0 ? null : await withheldOf(asked.map(idOf));
    return found.map((one) => (withheld?.has(idOf(one)) ? { ...one, media: [] } : one));
  };
  return {
    async whole(whole, { viewer, locale }) {
      const [found = whole] = await open([whole]);
      const { id, userId, failureClass } = found.creation;
      const isOwn = viewer?.id === userId;
      const [likes, remixing, money, stopped, pinned] = await Promise.all([
        likesOf([id], viewer?.id ?? null),
        isOwn ? OPEN : remixingOf(id, viewer?.id ?? null),
        isOwn ? moneyOf(found) : NO_MONEY,
        isOwn && failureClass === "cancelled" ? stoppedOrder(id) : null,
        isOwn && isPinned(id),
      ]);
      const around = {
        ...{ ...same, viewer, likes: likes.get(id) ?? NO_LIKES, locale, now: now() },
        ...{ stopped, pinned, remixing },
      };
      return presentCreation(found, around, money);
    },
    async cards(listed, viewer) {
      const found = await open(listed);
      const likes = await likesOf(
        found.map(({ creation }) => creation.id),
        viewer?.id ?? null,
      );
      const moment = now();
      return found.map((one) =>
        presentCard(one, {
          ...same,
          viewer,
          likes: likes.get(one.creation.id) ?? NO_LIKES,
          now: moment,
        }),
      );
    },
  };
}
