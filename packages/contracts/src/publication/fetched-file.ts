import type { PublicationTarget } from "./check-publication.ts";
import type { SignInFlavour } from "./publication-vocabulary.ts";

/** How a platform is told of a file. */
export type FileSent = Pick<PublicationTarget, "platform" | "kind"> & {
  readonly flavour: SignInFlavour;
};

/** True when a platform fetches the file from this server; everywhere else it is sent there. */
export function isFetched({ platform, kind, flavour }: FileSent): boolean {
  if (platform !== "instagram") return false;
  const isFilm = kind === "reel" || kind === "video story";
  return !isFilm || flavour !== "facebook-login";
}
