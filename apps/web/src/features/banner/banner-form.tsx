import type { Banner } from "@kinora/contracts/banner/banner";
import { BANNER_TEXT_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { usePutUpBannerMutation } from "./banner-api.ts";
import { BannerText } from "./banner-text.tsx";
import { audienceWords, platformWords, severityWords } from "./banner-words.ts";

type Draft = Omit<Banner, "id" | "link"> & {
  readonly link: string;
  /** The values of date fields; empty means "now" and "never". */
  readonly startsAt: string;
  readonly endsAt: string;
};

const EMPTY: Draft = {
  ...{ text: "", link: "", severity: "info", audience: "everybody", platform: "all" },
  ...{ closable: true, startsAt: "", endsAt: "" },
};

/** Creates a banner, with a preview. */
export function BannerForm() {
  const [draft, setDraft] = useState(EMPTY);
  const [putUp, { isLoading }] = usePutUpBannerMutation();
  const { say, saySorry } = useSay();
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { text, link, startsAt, endsAt, ...others } = draft;
    putUp({
      ...{ ...others, text: text.trim(), link: link.trim() || null },
      ...{ startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) },
    })
      .unwrap()
      .then(() => {
        setDraft(EMPTY);
        say(
          startsAt ? t`Scheduled.` : t`Published. Open pages show it within a minute.`,
          "success",
        );
      }, saySorry);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t`Text`}
        maxLength={BANNER_TEXT_MAX}
        value={draft.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <TextField
        label={t`Link`}
        hint={t`https://… or a page here, such as /help. Optional.`}
        maxLength={300}
        value={draft.link}
        onChange={(event) => set({ link: event.currentTarget.value })}
      />
      <Choices draft={draft} set={set} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t`From`}
          hint={t`Leave empty to start now.`}
          value={draft.startsAt}
          onChange={(event) => set({ startsAt: event.currentTarget.value })}
        />
        <TextField
          type="datetime-local"
          label={t`Until`}
          hint={t`Leave empty for no end.`}
          value={draft.endsAt}
          onChange={(event) => set({ endsAt: event.currentTarget.value })}
        />
      </div>
      <Chip
        chosen={draft.closable}
        className="self-start"
        onClick={() => set({ closable: !draft.closable })}
      >
        {t`People can close it`}
      </Chip>
      {draft.text.trim() && (
        <div className="overflow-hidden rounded-field">
          <BannerText banner={{ ...draft, text: draft.text.trim(), link: draft.link || null }} />
        </div>
      )}
      <Button
        type="submit"
        look="primary"
        className="self-start"
        disabled={draft.text.trim() === ""}
        busy={isLoading && t`Sending`}
      >
        {draft.startsAt ? t`Schedule` : t`Publish`}
      </Button>
    </form>
  );
}

/** Severity, audience and placement. */
function Choices({
  draft,
  set,
}: {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
}) {
  return (
    <>
      <Choice
        label={t`Urgency`}
        words={severityWords()}
        value={draft.severity}
        onChoose={(severity) => set({ severity })}
      />
      <Choice
        label={t`Audience`}
        words={audienceWords()}
        value={draft.audience}
        onChoose={(audience) => set({ audience })}
      />
      <Choice
        label={t`Where`}
        words={platformWords()}
        value={draft.platform}
        onChoose={(platform) => set({ platform })}
      />
    </>
  );
}

function Choice<Value extends string>({
  label,
  words,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <ChipGroup label={label}>
      {(Object.keys(words) as Value[]).map((one) => (
        <Chip key={one} chosen={one === value} onClick={() => onChoose(one)}>
          {words[one]}
        </Chip>
      ))}
    </ChipGroup>
  );
}

const momentOf = (local: string) => (local === "" ? null : new Date(local).toISOString());
