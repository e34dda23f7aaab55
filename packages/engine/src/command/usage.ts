/** Output of `kinora --help`. */
export const USAGE = `kinora makes pictures, films, music and stories from a prompt, entirely on this machine.

  kinora create "a fox in the snow" [options]
  kinora story "an idea" [options]
  kinora speak "a text"       reads a text aloud: -o FILE.wav, --voice NAME (heart, bella, sarah, kore,
                              michael, fenrir, puck, emma, isabella, george, pocket), --speed 0.7 to 1.4
  kinora inspect FILE         prints a file's recipe and signer, as JSON
  kinora key FILE             generates a key for signing results
  kinora verify-challenge FILE  recomputes a challenge from its bundle: ballots, ranking, prizes;
                              --key KEY compares the server's, --ballot NUMBER:HASH finds your own

Input and output
  --kind image|video|music    default: by the file extension, else image
  -o, --out FILE              .png or .webp, .mp4, .mp3, .wav, .mid or .zip (stems);
                              default: derived from prompt and seed
  --force                     overwrites an existing file
  --key FILE                  signs the result (C2PA); default: SIGNING_KEY_FILE, else not signed
  --seed N                    0 to 2147483647; the same seed produces the same bytes; default: random
  --model NAME                animated-diffusion, zeroscope, majic
  --style NAME                photorealistic, animation, anime, comics, illustration (default)
  --ratio 16:9|9:16|1:1       default 16:9
  --negative-prompt WORDS     what to leave out

Photos
  --image FILE                animates this photo; the prompt controls camera and weather
  --last-image FILE           the film begins with the first picture and ends with this one, unchanged
  --mode NAME                 photo-to-video (default), face-to-video, text-image-to-video

Music
  --duration S                15, 16, 18, 30, 32, 36, 60, 64, 72, 90, 120, 150, 180; default 30
  --loop                      the end leads back into the beginning

Films
  --duration S                4, 5, 6, 8, 10, 15, 16, 18, 30, 32, 36, 60, 64, 72; default 5
  --fps N                     8, 12, 24, 25, 30; default 24
  --effect NAME               zoom, morph, action, motion, scope, none
  --zoom N                    0.6 to 1.7: scale at the end
  --translation-x N           -100 to 100: camera left or right, in percent of the maximum
  --translation-y N           -100 to 100: camera up or down
  --motion-field-strength-x N 0 to 24: how far near layers move past far ones; 12 is normal
  --motion-field-strength-y N the same for vertical camera moves
  --guidance-scale N          1 to 15: strength of effect, camera and weather; 7.5 is normal
  --loop                      the end leads back into the beginning
  --last-prompt WORDS         the scene at the end of the film; it begins with that of the prompt

Stories (kinora story): an MP4 with captions in .vtt and .srt files
  --duration S                15 to 180; default 30
  --type, --genre, --tone, --theme, --style, --ratio
  --voice NAME, --speed N, --silent; --music WORDS, --no-music
  --caption top|center|bottom|no, --caption-style NAME, --safe-area NAME
  --script                    prints the script without making a film

  --plan                      prints the drawing plan as JSON without drawing
  -q, --quiet                 no progress output
  -h, --help   --version

The file name is printed to standard output, everything else to standard error.
Exit codes: 0 done · 1 failed · 2 invalid or refused · 130 interrupted.`;
