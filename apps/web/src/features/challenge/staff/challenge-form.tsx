import {
  CHALLENGE_BRIEF_MAX,
  CHALLENGE_DAYS_MAX,
  ENTRIES_EACH_MAX,
  THEME_MAX,
} from "@kinora/contracts/challenge/challenge-limits";
import type { ChallengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { CONTENT_WORDS } from "../../../entities/creation/content-words.ts";
import { ZoneField } from "../../../entities/post/zone-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ChipGroup } from "../../../ui/chip-group.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { type ChallengeDraft, type DraftFlaw, inZone, settingsFrom } from "./challenge-draft.ts";
import { CoverField } from "./cover-field.tsx";
import { PrizeFields } from "./prize-fields.tsx";

interface FieldsProps {
  readonly draft: ChallengeDraft;
  readonly flaws: readonly DraftFlaw[];
  readonly set: (change: Partial<ChallengeDraft>) => void;
}

/** The settings of a challenge, until it is scheduled. */
export function ChallengeForm({
  begin,
  label,
  busy,
  onSend,
}: {
  readonly begin: ChallengeDraft;
  readonly label: string;
  readonly busy: boolean;
  readonly onSend: (settings: ChallengeSettings) => void;
}) {
  const [draft, setDraft] = useState(begin);
  const [isSent, setIsSent] = useState(false);
  const { settings, flaws } = settingsFrom(draft);
  const props: FieldsProps = {
    draft,
    // Nothing is wrong with a form that nobody has filled in yet.
    flaws: isSent ? flaws : [],
    set: (change) => setDraft({ ...draft, ...change }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (settings) onSend(settings);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-8">
      <AboutFields {...props} />
      <TimeFields {...props} />
      <PrizeFields {...props} />
      {isSent && flaws.length > 0 && (
        <p role="alert" className="text-14 text-danger">{t`Something above isn't right yet.`}</p>
      )}
      <Button type="submit" look="primary" className="self-start" busy={busy && t`Sending`}>
        {label}
      </Button>
    </form>
  );
}

function AboutFields({ draft, flaws, set }: FieldsProps) {
  return (
    <section className="flex flex-col gap-4">
      <TextField
        label={t`Theme`}
        maxLength={THEME_MAX}
        value={draft.theme}
        error={flaws.includes("theme") ? t`Every challenge has a theme.` : undefined}
        onChange={({ currentTarget }) => set({ theme: currentTarget.value })}
      />
      <TextArea
        label={t`Brief`}
        hint={t`What is asked for, and what voters should look at.`}
        maxLength={CHALLENGE_BRIEF_MAX}
        value={draft.brief}
        error={flaws.includes("brief") ? t`Say in a sentence what is asked for.` : undefined}
        onChange={({ currentTarget }) => set({ brief: currentTarget.value })}
      />
      <CoverField value={draft.cover} onChange={(cover) => set({ cover })} />
      <ChipGroup label={t`Kinds of works`}>
        {CONTENT_WORDS.map(({ value, label }) => {
          const chosen = draft.kinds.includes(value);
          const others = draft.kinds.filter((kind) => kind !== value);
          return (
            <Chip
              key={value}
              chosen={chosen}
              onClick={() => set({ kinds: chosen ? others : [...draft.kinds, value] })}
            >
              {t(label)}
            </Chip>
          );
        })}
      </ChipGroup>
      {flaws.includes("kinds") && (
        <p className="text-12 text-danger">{t`Choose at least one kind.`}</p>
      )}
      <ChipGroup label={t`Entries for each person`}>
        {Array.from({ length: ENTRIES_EACH_MAX }, (_, n) => n + 1).map((count) => (
          <Chip
            key={count}
            chosen={draft.entriesEach === count}
            onClick={() => set({ entriesEach: count })}
          >
            {count}
          </Chip>
        ))}
      </ChipGroup>
    </section>
  );
}

function TimeFields({ draft, flaws, set }: FieldsProps) {
  const times = [
    { name: "opens", label: t`Entries from`, flaw: "opensAt" },
    { name: "voting", label: t`Vote from`, flaw: "votingAt" },
    { name: "closes", label: t`Vote until`, flaw: "closesAt" },
  ] as const;
  const isWrong = times.some(({ flaw }) => flaws.includes(flaw));
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-20">{t`Times`}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        {times.map(({ name, label }) => (
          <TextField
            key={name}
            type="datetime-local"
            label={label}
            value={draft[name]}
            onChange={({ currentTarget }) => set({ [name]: currentTarget.value.slice(0, 16) })}
          />
        ))}
      </div>
      {isWrong && (
        <p className="text-12 text-danger">
          {t`Each time comes after the one before, and all is over within ${CHALLENGE_DAYS_MAX} days.`}
        </p>
      )}
      <ZoneField zone={draft.zone} onChoose={(zone) => set(inZone(draft, zone))} />
    </section>
  );
}
