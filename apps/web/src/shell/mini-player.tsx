import { t } from "@lingui/core/macro";
import { SkipForward, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ItemLink } from "../entities/creation/item-link.tsx";
import { close, pause, play, playNext, renewTrack, seek } from "../entities/creation/sound/deck.ts";
import { type NowPlaying, useNowPlaying } from "../entities/creation/sound/now-playing.ts";
import { trackOf } from "../entities/creation/sound/track.ts";
import { useCard } from "../entities/creation/use-cards.ts";
import { AuthorLink } from "../entities/person/author-link.tsx";
import { fetchCreation } from "../features/creation/fetch-creation.ts";
import { useAppSelector, useAppStore } from "../store/store.ts";
import { clockText, lengthText } from "../ui/clock-text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { PlayToggle } from "../ui/player-controls.tsx";
import { Scrubber } from "../ui/scrubber.tsx";
import { ThumbCanvas } from "../ui/thumb-canvas.tsx";

/** Music that keeps playing across page changes. */
export function MiniPlayer() {
  const now = useNowPlaying();
  useEndsWithItsPerson();
  return now && <Bar now={now} />;
}

function Bar({ now }: { readonly now: NowPlaying }) {
  const { track, playing, time, failed, hasNext } = now;
  const length = now.duration || track.length;
  useStaysPlayable(now);
  return (
    <section
      aria-label={t`Music player`}
      className="enter fixed inset-x-0 bottom-[calc(var(--nav-mobile)+env(safe-area-inset-bottom,0px))] z-30 h-(--player) border-t border-line bg-surface-2 md:bottom-0"
    >
      {/* With large text, a phone has space for either the title or the cover. */}
      <div className="flex h-full items-center gap-3 px-3 max-md:large-text:gap-0 md:px-6">
        <div className="relative z-10 min-w-0 flex-1 md:max-w-80">
          {/* The whole cover and text area opens the piece; the author's link lies on top. */}
          <ItemLink id={track.id} className="flex items-center gap-3 rounded-field">
            <span className="relative size-12 shrink-0 overflow-hidden rounded-lg bg-surface-3 max-md:large-text:hidden">
              <ThumbCanvas hash={track.thumbhash} />
              {track.cover && (
                <img src={track.cover} alt="" className="relative size-full object-cover" />
              )}
            </span>
            <span className="h-12 min-w-0 flex-1 text-14/6 font-medium">
              <span className="sr-only">{t`Open:`} </span>
              <span dir="auto" className="block truncate first-letter:uppercase">
                {track.title}
              </span>
            </span>
          </ItemLink>
          <div className="pointer-events-none absolute inset-x-0 bottom-0 flex pl-15 text-12/6 text-text-2 max-md:large-text:pl-0">
            {failed ? (
              <span role="alert" className="truncate">
                {t`This couldn't be played.`}
              </span>
            ) : (
              <AuthorLink
                author={track.author}
                className="pointer-events-auto truncate hover:underline"
              >
                {track.author.displayName}
              </AuthorLink>
            )}
          </div>
        </div>
        <PlayToggle on={playing} onClick={playing ? pause : play} className="relative z-10" />
        {hasNext && (
          <IconButton
            label={t`Next track`}
            icon={<SkipForward size={20} className="fill-current" />}
            onClick={playNext}
            className="z-10"
          />
        )}
        {/* On a phone the time line is the bar's top edge, with a touch area slightly above it. */}
        <div className="flex items-center max-md:absolute max-md:inset-x-0 max-md:-top-5 md:flex-1">
          <Scrubber state={{ ...now, duration: length }} onSeek={seek} />
        </div>
        <span
          className="hidden text-12 whitespace-nowrap text-text-2 nums md:inline"
          aria-hidden="true"
        >
          {clockText(time)} / {lengthText(length)}
        </span>
        <IconButton
          label={t`Close the player`}
          icon={<X size={20} />}
          onClick={close}
          className="z-10"
        />
      </div>
    </section>
  );
}

/** Playback ends when the user signs out or the piece is deleted. */
function useEndsWithItsPerson(): void {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const id = useNowPlaying()?.track.id ?? "";
  const status = useCard(id)?.status;
  const before = useRef(uid);
  useEffect(() => {
    const left = before.current !== null && before.current !== uid;
    before.current = uid;
    if (left || status === "deleted") close();
  }, [uid, status]);
}

/** A piece that fails again within this many milliseconds is considered gone. */
const GONE_MS = 60_000;

/** The address of a private piece expires after minutes, so an older one is renewed. */
function useStaysPlayable({ failed, track }: NowPlaying): void {
  const store = useAppStore();
  const renewed = useRef({ id: "", at: 0 });
  useEffect(() => {
    const { id, at } = renewed.current;
    if (!failed || (id === track.id && Date.now() - at < GONE_MS)) return;
    renewed.current = { id: track.id, at: Date.now() };
    void fetchCreation(store, track.id).then((card) => {
      const again = card && trackOf(card);
      if (again) renewTrack(again);
    });
  }, [failed, track, store]);
}
