import { plural, t } from "@lingui/core/macro";
import { Clapperboard } from "lucide-react";
import { useRef, useState } from "react";
import { type Visibility, VisibilityList } from "../../../entities/creation/visibility-list.tsx";
import { Shortfall } from "../../../entities/gem/shortfall.tsx";
import { refusalOf } from "../../../store/api-error.ts";
import { useAppDispatch } from "../../../store/store.ts";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "../edit/editor.ts";
import { storyApi, useRenderStoryMutation } from "../story-api.ts";

/** The price with its parts, the film's visibility, and the button that starts it. */
export function RenderSheet({ onClose }: { readonly onClose: () => void }) {
  const { story, available, flush, newest } = useEditor();
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useRenderStoryMutation();
  const button = useRef<HTMLButtonElement>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState<Visibility>("public");
  const { say, saySorry } = useSay();
  const { gems, explanation } = story.prices.render;
  const missing = available === null ? 0 : Math.max(0, gems - available);
  const start = async () => {
    if (!(await flush())) return;
    const now = newest();
    if (now.prices.render.gems > gems) {
      say(
        t`The price is now ${plural({ gems: now.prices.render.gems }, { one: "# gem", other: "# gems" })}. Press again to accept.`,
        "warning",
      );
      return;
    }
    const order = {
      version: now.version,
      gems: now.prices.render.gems,
      private: seen === "private",
      hidden: seen === "unlisted",
    };
    await send({ id: story.id, order, key: `${key} ${now.version}` }).unwrap();
    onClose();
  };
  const press = () => {
    start().catch((error: unknown) => {
      if (refusalOf(error)?.code === "STORY_PRICE_CHANGED")
        void dispatch(
          storyApi.endpoints.getStory.initiate(story.id, { forceRefetch: true, subscribe: false }),
        );
      saySorry(error);
    });
  };
  return (
    <Sheet open onClose={onClose} title={t`Render the film`} description={explanation}>
      <div className="flex flex-col gap-4">
        <VisibilityList value={seen} onChoose={setSeen} />
        <p className="text-12 text-text-2">
          {t`We hold the gems now and charge them when the film is ready. If you cancel, you pay only for pictures made until then. Scenes already filmed cost nothing more.`}
        </p>
        {missing > 0 && (
          <Shortfall missing={missing} next={button} kept={t`Your storyboard is saved.`} />
        )}
        <Button
          ref={button}
          look="primary"
          icon={<Clapperboard size={18} />}
          disabled={missing > 0}
          busy={isLoading && t`Starting`}
          onClick={press}
        >
          {t`Render · ${plural(gems, { one: "# gem", other: "# gems" })}`}
        </Button>
      </div>
    </Sheet>
  );
}
