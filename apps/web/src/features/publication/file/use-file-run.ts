import type { CheckedRow } from "@kinora/contracts/schedule-file/check-rows";
import {
  readScheduleFile,
  type ScheduleFile,
  type ScheduleFileRow,
} from "@kinora/contracts/schedule-file/read-schedule-file";
import { useEffect, useState } from "react";
import { ownZone } from "../../../entities/post/time-draft.ts";
import { keepFor, keptFor } from "../../../store/kept-words.ts";
import { fetchRefusalWords } from "../../../store/refusal-sentences.ts";
import { useAppSelector } from "../../../store/store.ts";
import { useCheckPostRowsMutation } from "../publication-api.ts";
import { type FileRun, isFileRun } from "./file-run.ts";

const OF = "posts file";

export interface CheckedFile {
  readonly rows: readonly ScheduleFileRow[];
  /** By row; none for those that were posted before they were checked again. */
  readonly checked: ReadonlyMap<number, CheckedRow>;
}

/** The file of posts that is being worked through, and what its rows would do. */
export function useFileRun() {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [run, setRun] = useState<FileRun | null>(() => keptFor(OF, uid, isFileRun));
  const [refused, setRefused] = useState<Extract<ScheduleFile, { kind: "refused" }> | null>(null);
  const [file, setFile] = useState<CheckedFile | null>(null);
  const [check, { error, isLoading }] = useCheckPostRowsMutation();
  useEffect(() => {
    if (uid !== null) keepFor(OF, uid, run);
  }, [uid, run]);

  const look = async (of: FileRun) => {
    const read = readScheduleFile(of.text);
    if (read.kind === "refused") {
      setRun(null);
      setRefused(read);
      return;
    }
    setRefused(null);
    setRun(of);
    setFile(null);
    const rows = read.rows.filter(({ row }) => !(row in of.done)).map((one) => ({ ...one }));
    const sent = rows.map(({ cells, ...rest }) => ({ ...rest, cells: { ...cells } }));
    // Problems are told in the words of refusals.
    await fetchRefusalWords().catch(() => undefined);
    const items =
      sent.length > 0 ? (await check({ zone: of.zone, rows: sent }).unwrap()).items : [];
    setFile({ rows: read.rows, checked: new Map(items.map((one) => [one.row, one])) });
  };
  // Shown as an error of the page.
  const lookAt = (of: FileRun) => void look(of).catch(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is looked at once
  useEffect(() => {
    if (run) lookAt(run);
  }, []);

  return {
    ...{ run, file, refused, setRefused, error, isChecking: isLoading },
    begin: (text: string) =>
      lookAt({ key: crypto.randomUUID(), text, zone: run?.zone ?? ownZone(), done: {} }),
    /** A row whose answer was lost is then refused by its key, and not posted at another moment too. */
    chooseZone: (zone: string) => run && lookAt({ ...run, zone }),
    again: () => run && lookAt(run),
    noteDone: (row: number, postId: string) =>
      setRun((known) => known && { ...known, done: { ...known.done, [row]: postId } }),
    putAway: () => {
      setRun(null);
      setFile(null);
      setRefused(null);
    },
  };
}
