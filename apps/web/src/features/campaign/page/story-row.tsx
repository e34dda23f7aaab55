import type { CampaignStory } from "@kinora/contracts/campaign/campaign-story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Eye, Megaphone, PencilLine, RotateCcw, SkipForward } from "lucide-react";
import { MediaTile } from "../../../entities/creation/media-tile.tsx";
import { tilePicture } from "../../../entities/creation/picture-source.ts";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import { Problem } from "../../../store/problem.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { useRetryCampaignStoryMutation, useSkipStoryMutation } from "../campaign-story-api.ts";
import { SKIP_WORDS, STAGE_LABELS } from "../labels.ts";
import { WaitLink } from "./wait-link.tsx";

/** A story of a campaign: for when it is, how far it has come, and what can be done. */
export function StoryRow({ story }: { readonly story: CampaignStory }) {
  const { stage, slot, idea, source, title, work, gems, unseen, rejection, skipped } = story;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 rounded-panel bg-surface-1 p-4 md:grid-cols-[7rem_minmax(0,1fr)]">
      <div className="aspect-square w-full overflow-hidden rounded-media bg-surface-2">
        {work && (
          <MediaTile
            alt=""
            thumbhash={work.thumbhash}
            picture={tilePicture(work)}
            previewUrl={null}
            playing={false}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap gap-x-2 text-12 text-text-2">
          <span className="font-medium text-text">{t(STAGE_LABELS[stage])}</span>
          <span>{timeInZone(new Date(slot.at), slot.zone)}</span>
          {gems > 0 && <span>{gemWords(gems)}</span>}
          {unseen && <span className="text-warn">{t`not looked at`}</span>}
        </p>
        <h3 dir="auto" className="text-16 font-medium wrap-anywhere">
          {title ?? (idea || t`Looking for an idea`)}
        </h3>
        {title && idea && (
          <p dir="auto" className="line-clamp-2 text-14 text-text-2 wrap-anywhere">
            {idea}
          </p>
        )}
        {source && <p className="text-12 text-text-2">{t`From “${{ source: source.title }}”`}</p>}
        {skipped && <p className="text-14">{t(SKIP_WORDS[skipped])}</p>}
        {rejection && <p className="text-14 wrap-anywhere">{t`Rejected: ${rejection}`}</p>}
        {story.sentence && <p className="text-14">{story.sentence}</p>}
        <StoryActions story={story} />
      </div>
    </li>
  );
}

function StoryActions({ story }: { readonly story: CampaignStory }) {
  const { id, version, actions, storyId, postId, waitsFor } = story;
  const [skip, skipping] = useSkipStoryMutation();
  const [retry, retrying] = useRetryCampaignStoryMutation();
  const error = skipping.error ?? retrying.error;
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <WaitLink code={waitsFor} />
        {actions.includes("approve") && (
          <Link to="/review" className={buttonClass("primary", "sm")}>
            <Eye size={16} aria-hidden="true" />
            {t`Review`}
          </Link>
        )}
        {actions.includes("retry") && (
          <Button
            size="sm"
            icon={<RotateCcw size={16} />}
            busy={retrying.isLoading && t`One moment…`}
            onClick={() => void retry({ id, version })}
          >
            {t`Make it again`}
          </Button>
        )}
        {storyId && (
          <Link to="/story/$id" params={{ id: storyId }} className={buttonClass("quiet", "sm")}>
            <PencilLine size={16} aria-hidden="true" />
            {t`Storyboard`}
          </Link>
        )}
        {postId && (
          <Link
            to="/settings/past-videos"
            search={{ post: postId }}
            className={buttonClass("quiet", "sm")}
          >
            <Megaphone size={16} aria-hidden="true" />
            {t`Post`}
          </Link>
        )}
        {actions.includes("skip") && (
          <Button
            size="sm"
            look="ghost"
            icon={<SkipForward size={16} />}
            busy={skipping.isLoading && t`One moment…`}
            onClick={() => void skip({ id, version })}
          >
            {t`Skip this time`}
          </Button>
        )}
      </div>
      {error && <Problem error={error} />}
    </>
  );
}
