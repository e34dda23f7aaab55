import { checkMedia, type PublicationMedia, tooLong } from "./check-media.ts";
import { checkText, type PublicationText } from "./check-text.ts";
import { LONGEST_SHORT, MEDIA_LIMITS, type MediaLimits } from "./media-limits.ts";
import { finding, type PublicationFinding } from "./publication-finding.ts";
import type { OuterPlatform, PublicationKind } from "./publication-vocabulary.ts";

/** Where something is to be published, and as what. */
export type PublicationTarget = {
  readonly [Platform in OuterPlatform]: {
    readonly platform: Platform;
    readonly kind: PublicationKind<Platform>;
  };
}[OuterPlatform];

/** A post as it would be sent. */
export interface PlannedPublication {
  readonly target: PublicationTarget;
  readonly text: PublicationText;
  readonly media: readonly PublicationMedia[];
  /** What the platform says of the account; null while it was not asked. */
  readonly account: {
    readonly postsLeft: number | null;
    readonly longestSeconds: number | null;
  } | null;
}

/**
 * Returns what a platform would refuse of a post, and what it would show otherwise than meant;
 * empty when nothing is known to be wrong.
 */
export function checkPublication({
  target,
  text,
  media,
  account,
}: PlannedPublication): readonly PublicationFinding[] {
  const limits = limitsOf(target);
  return [
    ...(hasText(target) ? checkText(target.platform, text) : []),
    ...(limits ? checkFiles(limits, media) : checkWords(text)),
    ...(target.platform === "youtube" && target.kind === "short" ? checkShort(media) : []),
    ...(account ? checkAccount(account, media) : []),
  ];
}

/** Returns the limits of files; null for a text. */
export function limitsOf({ platform, kind }: PublicationTarget): MediaLimits | null {
  const ofPlatform: Readonly<Record<string, MediaLimits | null>> = MEDIA_LIMITS[platform];
  return ofPlatform[kind] ?? null;
}

/** Stories and drafts take no words. */
const hasText = ({ kind }: PublicationTarget): boolean =>
  kind !== "draft" && kind !== "video story" && kind !== "photo story";

const checkWords = ({ caption }: PublicationText): readonly PublicationFinding[] =>
  caption.trim() === "" ? [finding("nothing_to_post", {})] : [];

function checkFiles(
  limits: MediaLimits,
  media: readonly PublicationMedia[],
): readonly PublicationFinding[] {
  const { least, most } = limits.files;
  const found = media.length;
  const several = media.flatMap((file, index) =>
    checkMedia(limits, file).map((one) => ({ ...one, file: most > 1 ? index : null })),
  );
  return [
    ...(found < least ? [finding("too_few_files", { limit: least, found })] : []),
    ...(found > most ? [finding("too_many_files", { limit: most, found })] : []),
    ...several,
  ];
}

/** There is no flag for a Short: YouTube takes those for one that are upright or square, and short. */
function checkShort([file]: readonly PublicationMedia[]): readonly PublicationFinding[] {
  if (!file?.film) return [];
  const isWide = file.width > file.height;
  const { seconds } = file.film;
  if (!isWide && seconds <= LONGEST_SHORT) return [];
  const params = { limit: LONGEST_SHORT, found: seconds };
  return [finding("not_a_short", params, { blocks: false, fix: isWide ? "crop" : "trim" })];
}

function checkAccount(
  { postsLeft, longestSeconds }: NonNullable<PlannedPublication["account"]>,
  media: readonly PublicationMedia[],
): readonly PublicationFinding[] {
  const films = media.flatMap(({ film }) => film ?? []);
  return [
    ...(postsLeft === 0 ? [finding("no_posts_left", {})] : []),
    ...films.flatMap(({ seconds }) =>
      longestSeconds !== null && seconds > longestSeconds ? [tooLong(longestSeconds, seconds)] : [],
    ),
  ];
}
