import type { Creation } from "@kinora/contracts/creation/creation";
import type { Post, Publication } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Megaphone } from "lucide-react";
import { usePlatformName } from "../../../entities/connection/use-platform-name.ts";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { useListPostsOfWorkInfiniteQuery } from "../publication-api.ts";
import { isReplaced } from "../status/latest.ts";
import { stageWords } from "../status/stage-words.ts";

const SHOWN = 6;

/** For the owner of a finished work: the way to publish it, and where it has been published. */
export function WorkPosts({ creation: { id } }: { readonly creation: Creation }) {
  const { data } = useListPostsOfWorkInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const posts = data?.pages.flatMap(({ items }) => items) ?? [];
  const all = posts.flatMap(({ publications, time }) =>
    publications
      .filter((one) => !isReplaced(one, publications))
      .map((publication) => ({ publication, time })),
  );
  return (
    <section aria-label={t`Posts`} className="flex flex-col gap-3">
      <Link
        to="/publish/$id"
        params={{ id }}
        preload={false}
        className={`${buttonClass()} self-start`}
      >
        <Megaphone size={18} aria-hidden="true" />
        {t`Publish`}
      </Link>
      {all.length > 0 && (
        <ul className="flex flex-col text-14">
          {all.slice(0, SHOWN).map((one) => (
            <Line key={one.publication.id} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LineProps extends Pick<Post, "time"> {
  readonly publication: Publication;
}

function Line({ publication, time }: LineProps) {
  const platformName = usePlatformName();
  const { postId, platform, account } = publication;
  return (
    <li>
      <Link
        to="/settings/past-videos"
        search={{ post: postId }}
        preload={false}
        className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-field hover:underline"
      >
        <span className="font-medium">{platformName(platform)}</span>
        {platform !== "kinora" && <span className="text-text-2">{account.name}</span>}
        <span className="ml-auto text-text-2">
          {time && publication.stage === "scheduled"
            ? timeInZone(new Date(time.at), time.zone)
            : stageWords(publication)}
        </span>
      </Link>
    </li>
  );
}
