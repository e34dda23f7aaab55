import { t } from "@lingui/core/macro";
import { useState } from "react";
import { TextField } from "../../ui/text-field.tsx";

/** Storefronts whose apps may mention the web shop: what is not one yet changes nothing. */
export function WebShopField({
  value,
  onChange,
}: {
  readonly value: readonly string[];
  readonly onChange: (storefronts: string[]) => void;
}) {
  const [written, setWritten] = useState(value.join(" "));
  const isRight = wordsOf(written).every(isStorefront);
  return (
    <TextField
      label={t`Storefronts whose apps may mention the web shop`}
      hint={t`For example “app_store:USA google_play:US”. Empty: none. Apple's and Google's rules for each country decide; read them on the day of a release.`}
      error={isRight ? undefined : t`Write a store, a colon and a country.`}
      autoCapitalize="none"
      autoComplete="off"
      value={written}
      onChange={(event) => {
        setWritten(event.currentTarget.value);
        const named = wordsOf(event.currentTarget.value);
        if (named.every(isStorefront)) onChange(named);
      }}
    />
  );
}

const wordsOf = (written: string): string[] =>
  written.split(/[\s,]+/).filter((word) => word !== "");
const isStorefront = (word: string): boolean => /^(app_store|google_play):[A-Z]{2,3}$/.test(word);
