import type { NewSource } from "@kinora/contracts/campaign/campaign-source";
import { TEXT_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { FileText, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useKeptWords } from "../../../store/kept-words.ts";
import { forgetPress, keyOfPress } from "../../../store/press-key.ts";
import { Problem } from "../../../store/problem.tsx";
import { useAppSelector } from "../../../store/store.ts";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { useAddCampaignSourceMutation } from "../campaign-api.ts";

type Kind = "text" | "address";

/** Adds a note, a text, a file or an address. */
export function AddSource({ campaignId }: { readonly campaignId: string }) {
  const [kind, setKind] = useState<Kind>("text");
  const [title, setTitle] = useState("");
  const [text, setText, forgetText] = useKeptWords(`source of ${campaignId}`, "");
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isLoading, error } = useSend(campaignId, () => {
    forgetText();
    for (const empty of [setText, setTitle, setAddress]) empty("");
  });
  const read = async (chosen: File) => {
    setProblem(null);
    const words = await readText(chosen);
    if (words === null)
      setProblem(t`This file isn't plain text of at most ${TEXT_MAX} characters.`);
    else send({ kind: "file", title: chosen.name.slice(0, 120), text: words });
  };
  const isReady = kind === "text" ? text.trim() !== "" : URL.canParse(address.trim());
  return (
    <form
      className="flex flex-col gap-4 rounded-panel bg-surface-1 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        send(
          kind === "text"
            ? { kind: "text", title: title.trim(), text: text.trim() }
            : { kind: "address", title: "", address: address.trim() },
        );
      }}
    >
      <Segments
        label={t`Kind of source`}
        className="self-start"
        value={kind}
        options={[
          { value: "text", label: t`Text` },
          { value: "address", label: t`Web page` },
        ]}
        onChange={setKind}
      />
      {kind === "text" ? (
        <WrittenFields {...{ title, text, setTitle, setText }} />
      ) : (
        <TextField
          label={t`Address`}
          type="url"
          value={address}
          hint={t`Read once, now; what it says is kept.`}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="primary"
          icon={<Plus size={18} />}
          disabled={!isReady}
          busy={isLoading && t`Adding`}
        >
          {t`Add`}
        </Button>
        <ChooseFile disabled={isLoading} onChoose={(chosen) => void read(chosen)} />
      </div>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      {error && <Problem error={error} />}
    </form>
  );
}

/** Adds a source once for a press, however often its answer is lost. */
function useSend(campaignId: string, onAdded: () => void) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [add, { isLoading, error }] = useAddCampaignSourceMutation();
  const send = (source: NewSource) => {
    const pressed = { of: `pressed source ${campaignId}`, uid };
    void add({ id: campaignId, source, key: keyOfPress(pressed, source) })
      .unwrap()
      .then(
        () => {
          forgetPress(pressed);
          onAdded();
        },
        // Shown by the form.
        () => undefined,
      );
  };
  return { send, isLoading, error };
}

function WrittenFields({
  title,
  text,
  setTitle,
  setText,
}: {
  readonly title: string;
  readonly text: string;
  readonly setTitle: (title: string) => void;
  readonly setText: (text: string) => void;
}) {
  return (
    <>
      <TextField
        label={t`Title (optional)`}
        value={title}
        maxLength={120}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextArea
        label={t`What a story may tell`}
        rows={5}
        value={text}
        maxLength={TEXT_MAX}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </>
  );
}

function ChooseFile({
  disabled,
  onChoose,
}: {
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FileText size={18} />}
        disabled={disabled}
        onClick={() => field.current?.click()}
      >
        {t`A text file`}
      </Button>
      <input
        ref={field}
        type="file"
        accept="text/*,.txt,.md"
        aria-label={t`A text file`}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

/** UTF-8 takes at most four bytes a character. */
const BYTES_MAX = 4 * TEXT_MAX;

/** Returns what a file says; null when it is no text, or too long. */
async function readText(file: File): Promise<string | null> {
  if (file.size > BYTES_MAX) return null;
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const text = decoder.decode(await file.arrayBuffer()).trim();
    return text === "" || text.length > TEXT_MAX || text.includes("\u0000") ? null : text;
  } catch {
    return null;
  }
}
