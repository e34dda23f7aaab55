import { UNSAFE_CATEGORIES, type UnsafeCategory } from "@kinora/contracts/word/word-list";
import type { WordTry } from "@kinora/contracts/word/word-lists";
import { plural, t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { unsafeCategories } from "../../store/refusal/unsafe-categories.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { additionOf } from "./change-of.ts";
import type { ListName } from "./list-names.ts";
import { useEditWordsMutation, useTryWordEditMutation } from "./words-api.ts";

/** Adds entries to a list, one per line; their effect can be tried first. */
export function TermForm({ list }: { readonly list: ListName }) {
  const [lines, setLines] = useState("");
  const [category, setCategory] = useState<UnsafeCategory>("hate");
  const [outcome, setOutcome] = useState<WordTry>();
  const [tryIt, { isLoading: isTrying }] = useTryWordEditMutation();
  const [edit, { isLoading: isSaving }] = useEditWordsMutation();
  const { say, saySorry } = useSay();
  const change = additionOf(list, lines, category);
  const test = () => change && tryIt(change).unwrap().then(setOutcome, saySorry);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!change) return;
    try {
      await edit(change).unwrap();
      setLines("");
      setOutcome(undefined);
      say(t`Added. It takes effect everywhere within seconds.`, "success");
    } catch (error) {
      saySorry(error);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex max-w-xl flex-col gap-3">
      <TextArea
        label={list === "allowed" ? t`Add phrases` : t`Add words`}
        hint={
          list === "negative"
            ? t`One per line, as the model should read it. As many as fit are added to the person's own words.`
            : t`One per line. A star at either end matches any letters: “fox*” also matches “foxes”.`
        }
        rows={3}
        spellCheck={false}
        value={lines}
        onChange={({ currentTarget }) => {
          setLines(currentTarget.value);
          setOutcome(undefined);
        }}
      />
      {list === "very_unsafe" && (
        <ChipGroup label={t`Category`}>
          {UNSAFE_CATEGORIES.map((one) => (
            <Chip key={one} chosen={category === one} onClick={() => setCategory(one)}>
              {unsafeCategories()[one]}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={!change} busy={isSaving && t`Adding`}>
          {t`Add`}
        </Button>
        {list !== "allowed" && (
          <Button disabled={!change} busy={isTrying && t`Looking`} onClick={() => void test()}>
            {list === "negative" ? t`Who uses these?` : t`What would it have stopped?`}
          </Button>
        )}
      </div>
      <p role="status" className="text-14 text-text-2">
        {outcome && tryWords(outcome, list)}
      </p>
    </form>
  );
}

/** The texts themselves are not shown, because many are private. */
function tryWords({ tried, stopped, by }: WordTry, list: ListName): string {
  const sum = list === "negative" ? askedWords(tried, stopped) : stoppedWords(tried, stopped);
  const most = by.slice(0, 5).map(({ text, texts }) => `“${text}” ${texts}`);
  return most.length === 0 ? `${sum}.` : `${sum}: ${most.join(", ")}.`;
}

const askedWords = (tried: number, asking: number): string =>
  plural(asking, {
    one: `# of the last ${tried} texts names one of them`,
    other: `# of the last ${tried} texts name one of them`,
  });

const stoppedWords = (tried: number, stopped: number): string =>
  plural(stopped, {
    one: `# of the last ${tried} texts would have been stopped`,
    other: `# of the last ${tried} texts would have been stopped`,
  });
