/**
 * Demuxers that ffmpeg may choose from when none is named, all for our own files; it has three
 * hundred in total.
 */
const OWN_READERS = "mov,matroska,wav,mp3,flac,ogg,aac";
/** Demuxers that open other files, with those for the files they open. */
const LISTS: Readonly<Record<string, string>> = { concat: "concat,mov" };

/**
 * Restricts ffmpeg to files and pipes, each with the one named demuxer or those of our own formats,
 * because a file may be a list of others, even on the network. Callers that open untrusted files
 * must name the demuxer (`-f`).
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
