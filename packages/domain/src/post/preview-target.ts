import type { PublicationMedia } from "@kinora/contracts/publication/check-media";
import { checkPublication } from "@kinora/contracts/publication/check-publication";
import { fittedMedia } from "@kinora/contracts/publication/fit-media";
import type { PreviewRequest } from "@kinora/contracts/publication/post-preview";
import type { PublicationFinding } from "@kinora/contracts/publication/publication-finding";
import {
  PUBLICATION_KINDS,
  type PublicationKind,
  type SocialPlatform,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { OpenConnectionPorts } from "../connection/open-connection.ts";
import { openConnection } from "../connection/open-connection.ts";
import type { CreationRecord } from "../creation/creation.ts";
import type { Sealer } from "../hosted/service-keys.ts";
import { isOfPictures, type OuterFields } from "./build-publication.ts";
import type { KeepTerms, TermsKnown } from "./keep-terms.ts";
import { connectionFor, MARK, notReached, type PlanPorts } from "./plan-target.ts";
import type { PublicationTrouble } from "./publication-record.ts";

export interface PreviewTargetPorts
  extends Pick<PlanPorts, "connectionsOf" | "platforms" | "isReachedFromOutside"> {
  readonly sealer: Sealer | null;
  readonly connections: OpenConnectionPorts["connections"];
  readonly now: () => Date;
  /** See keepTerms. */
  readonly keepTerms: KeepTerms;
}

/** An account, and what is written for it. */
export type AskedTarget = PreviewRequest["targets"][number];

/** What would be posted: a work, or one that is still to be made. */
export interface PreviewSubject
  extends Pick<CreationRecord, "userId" | "kind" | "width" | "height"> {
  /** Words that a post begins with. */
  readonly words: Pick<TargetPreviewed, "caption" | "title" | "isAiMade">;
  /** What is known of its files as they would be sent. */
  readonly mediaFor: (
    target: Pick<OuterFields, "platform" | "kind">,
  ) => Promise<readonly PublicationMedia[]>;
}

/** What applies to a work at one account. */
export interface TargetPreviewed extends TermsKnown {
  readonly connectionId: string;
  readonly platform: SocialPlatform;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly kind: string | null;
  readonly caption: string;
  readonly title: string;
  readonly isAiMade: boolean;
  readonly media: readonly PublicationMedia[];
  readonly findings: readonly PublicationFinding[];
}

/**
 * Asks what applies at an account, and finds what would be refused there.
 *
 * @throws Refusal CONNECTION_NOT_FOUND, PLATFORM_NOT_SET_UP
 */
export async function previewTarget(
  ports: PreviewTargetPorts,
  subject: PreviewSubject,
  asked: AskedTarget,
): Promise<TargetPreviewed> {
  const { connectionId } = asked;
  const connection = await connectionFor(ports, subject.userId, connectionId);
  const { platform, name } = connection;
  const kinds = kindsFor(platform, subject);
  const kind = kinds.find((one) => one === asked.kind) ?? kinds[0] ?? null;
  const { terms, trouble } = await ports.keepTerms(connection, () => termsOf(ports, connection));
  const common = { connectionId, platform, name, kinds, kind, ...subject.words, terms };
  if (kind === null) return { ...common, media: [], findings: [], trouble: NOT_TAKEN };
  const target = { platform, kind } as Pick<OuterFields, "platform" | "kind">;
  const own = await subject.mediaFor(target);
  const media = own.map((file) => fittedMedia(target as OuterFields, file, asked.fit));
  const caption = platform === "youtube" ? asked.caption + MARK : asked.caption;
  // Its page looks at the comment by itself.
  const text = { caption, title: asked.title, tags: asked.tags, firstComment: "" };
  const account = terms && { postsLeft: terms.postsLeft, longestSeconds: terms.longestSeconds };
  // The kind is one of the platform's.
  const planned = { target: target as OuterFields, text, media, account };
  const findings = [...checkPublication(planned), ...notReached(ports, connection, target)];
  return { ...common, media, trouble, findings };
}

const NOT_TAKEN: PublicationTrouble = { class: null, code: "kind_not_taken", platformCode: null };

/** Pictures where pictures are taken, films elsewhere; nothing plays mere music. */
export function kindsFor(
  platform: Exclude<SocialPlatform, "kinora">,
  { kind, width, height }: Pick<CreationRecord, "kind" | "width" | "height">,
): readonly PublicationKind[] {
  const all: readonly PublicationKind[] = PUBLICATION_KINDS[platform];
  if (kind === "music") return all.filter((one) => one === "text");
  const isPicture = kind === "image";
  const suits = all.filter((one) => one === "text" || isOfPictures({ kind: one }) === isPicture);
  // A wide film is an ordinary video first.
  const isWide = width > height;
  const rank = (one: PublicationKind) => (isWide && (one === "reel" || one === "short") ? 1 : 0);
  return suits.toSorted((a, b) => rank(a) - rank(b));
}

async function termsOf(
  { sealer, ...ports }: PreviewTargetPorts,
  account: Parameters<typeof openConnection>[1],
  refusedTokens: string | null = null,
): Promise<TermsKnown> {
  const refused: PublicationTrouble = {
    class: "reauth",
    code: "token_refused",
    platformCode: null,
  };
  if (!sealer) return { terms: null, trouble: refused };
  const opened = await openConnection({ ...ports, sealer }, account, {
    ...{ refused: refusedTokens, now: ports.now },
  });
  if (opened.kind === "later")
    return { terms: null, trouble: { class: "retry", code: "unreachable", platformCode: null } };
  if (opened.kind !== "open") return { terms: null, trouble: refused };
  const said = await opened.platform.preflight(opened.connection);
  if (said.kind === "answered") return { terms: said.terms, trouble: null };
  const { class: kind, code, platformCode } = said.failure;
  // What a platform refuses may have ended early: it is renewed once.
  if (kind === "reauth" && refusedTokens === null)
    return termsOf({ sealer, ...ports }, account, opened.sealed);
  return { terms: null, trouble: { class: kind, code, platformCode } };
}
