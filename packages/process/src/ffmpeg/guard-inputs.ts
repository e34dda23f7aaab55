/** Readers among which ffmpeg may choose where we name none: of what we make ourselves. It has three hundred. */
const OWN_READERS = "mov,matroska,wav,mp3,flac,ogg,aac";
/** Readers that open other files, with those for what they open. */
const LISTS: Readonly<Record<string, string>> = { concat: "concat,mov" };

/**
 * Has ffmpeg open files and pipes alone, each with the one reader we name or with our own: a file may be a list
 * of others, on the network too. Who opens a stranger's file names its reader (`-f`).
 */
export function guardInputs(args: readonly string[]): string[] {
  let reader: string | undefined;
  return args.flatMap((arg, index) => {
    if (args[index - 1] === "-f") reader = arg;
    if (arg !== "-i") return [arg];
    const readers = reader === undefined ? OWN_READERS : (LISTS[reader] ?? reader);
    reader = undefined;
    return ["-protocol_whitelist", "file,pipe", "-format_whitelist", readers, arg];
  });
}
