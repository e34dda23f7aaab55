import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LISTS, type ListName, listOf, listWords } from "./list-names.ts";
import { TermForm } from "./term-form.tsx";
import { TermList } from "./term-list.tsx";
import { WordHistory } from "./word-history.tsx";
import { useGetWordsQuery } from "./words-api.ts";

/** The word lists that user texts are checked against: search, add, remove, history. */
export function WordsSettings() {
  const { data, error, refetch } = useGetWordsQuery();
  const [list, setList] = useState<ListName>("banned");
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-96 w-full rounded-panel" />;
  const names = listWords();
  const terms = data.terms.filter((term) => listOf(term) === list);
  const languages = new Intl.DisplayNames("en", { type: "language" });
  const unlisted = data.unlisted.map((code) => languages.of(code) ?? code).join(", ");
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-xl text-14 text-text-2">
        {t`Everything people write here is compared with these lists, even if letters are swapped, spaced out or hidden. Changes take effect everywhere within seconds.`}
      </p>
      <Segments
        label={t`List`}
        value={list}
        onChange={setList}
        options={LISTS.map((value) => ({ value, label: names[value][0] }))}
        wraps
        className="max-sm:grid max-sm:grid-cols-2"
      />
      <p className="text-14 text-text-2">{names[list][1]}</p>
      <TermForm key={list} list={list} />
      <TermList
        key={`${list} entries`}
        list={list}
        terms={terms}
        phrases={list === "allowed" ? data.allowed : []}
      />
      <WordHistory />
      <p className="max-w-xl text-12 text-text-2">
        {t`The English list is Kinora's own; words in other languages come from a public list and can all be confirmed.`}{" "}
        {plural(data.unlisted.length, {
          one: `There is no list for # language: ${unlisted}.`,
          other: `There is no list for # languages: ${unlisted}.`,
        })}
      </p>
    </div>
  );
}
