import {
  type PublicationFields,
  publicationFields,
} from "@kinora/contracts/publication/post-target";
import { routes } from "@kinora/contracts/routes";
import { refuseManyChanges } from "@kinora/domain/creation/change-limit";
import { keepTerms } from "@kinora/domain/post/keep-terms";
import { refuseFeed } from "@kinora/domain/switch/switches";
import { mediaOf } from "@kinora/publishing/media/media-of";
import { checksum } from "@kinora/storage/zip/checksum";
import { listSource } from "@kinora/storage/zip/list-source";
import { archiveBytes, placeEntries } from "@kinora/storage/zip/place-entries";
import { readArchive } from "@kinora/storage/zip/read-archive";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { takeoutAddresses } from "../takeout/takeout-address.ts";
import { shownTexts, unshownTexts } from "../word/shown-texts.ts";
import { areFilesReached } from "./are-files-reached.ts";
import { mountPostDrafts } from "./post-draft-routes.ts";
import { mountPostExport } from "./post-export-routes.ts";
import { mountPublicationRoutes, postPresenter } from "./publication-routes.ts";

const UNSHOWN = unshownTexts(publicationFields);

export function publicationModule(parts: ApiComposition): ApiModule {
  const { platforms, sealer, stores, transact, newId, digest, now, loadCards, words, switches } =
    parts;
  const { publications, connections, creations, measures, firstComments } = stores;
  const plan = {
    ...{ platforms, findWork: creations.find, connectionsOf: connections.list },
    mediaOf: mediaOf(parts.reader, parts.files),
    isReachedFromOutside: areFilesReached(parts),
    async refuseFeed(userId: string) {
      refuseFeed(switches.current());
      await refuseManyChanges(userId, now(), stores.history);
    },
  };
  const posts = {
    ...plan,
    publications,
    transact,
    newId,
    digest,
    find: publications.find,
    refuseWords: (fields: PublicationFields) => words.gate.passAgain(shownTexts(fields, UNSHOWN)),
  };
  const openPresenter = postPresenter({ posts, measures, firstComments, loadCards });
  return {
    mount(server) {
      mountPostExport(server, composeExport(parts));
      mountPostDrafts(server, {
        ...{ drafts: stores.postDrafts, transact, findWork: plan.findWork, loadCards, now },
      });
      mountPublicationRoutes(server, {
        ...{ posts, publications, measures, firstComments, loadCards, now },
        rows: { ...posts, connections },
        withdraw: { platforms, sealer, connections, transact, now, find: publications.find },
        preview: {
          ...plan,
          isFeedOpen: () => switches.current().feed,
          sealer,
          connections,
          now,
          keepTerms: keepTerms(now),
        },
      });
    },
    events: {
      async publication(id, { userId, role }) {
        const one = await publications.find(id);
        const found = one && (await publications.findPost(one.postId, userId));
        if (!found) return null;
        const present = await openPresenter([found], { userId, role });
        return (locale) => ({ type: "post", post: present(found, locale) });
      },
    },
  };
}

/** What sends everything for posting by hand. */
const composeExport = ({ stores, reader, files, environment, now }: ApiComposition) => ({
  ...{ publications: stores.publications, sessions: stores.sessions, now, media: files },
  findWork: stores.creations.find,
  filesOf: async (id: string) => (await reader.find(id))?.media ?? [],
  addresses: takeoutAddresses(
    environment.mediaSecret,
    routes.downloadPostExport.path,
    "post export",
  ),
  archive: { placeEntries, archiveBytes, readArchive, listSource, checksum },
});
