/** Output of `kinora --help`. */
export const USAGE = `kinora makes pictures, films, music and stories from a prompt, on this machine alone.

  kinora create "a fox in the snow" [options]
  kinora story "an idea" [options]
  kinora speak "a text"       reads it aloud: -o FILE.wav, --voice NAME (heart, bella, sarah, kore,
                              michael, fenrir, puck, emma, isabella, george, pocket), --speed 0.7 to 1.4
  kinora inspect FILE         prints the recipe in a file and who signed it, as JSON
  kinora key FILE             makes a key to sign results with

What and where
  --kind image|video|music    default: by the file's ending, else image
  -o, --out FILE              .png or .webp, .mp4, .mp3, .wav, .mid or .zip (stems);
                              default: named after prompt and seed
  --force                     replaces a file that is there
  --key FILE                  signs the result (C2PA); default: SIGNING_KEY_FILE, else not signed
  --seed N                    0 to 2147483647; the same seed gives the same bytes; default: drawn
  --model NAME                animated-diffusion, zeroscope, majic
  --style NAME                photorealistic, animation, anime, comics, illustration (default)
  --ratio 16:9|9:16|1:1       default 16:9
  --negative-prompt WORDS     what is left out

Photos
  --image FILE                films this photo; the prompt says how the camera moves and what falls
  --last-image FILE           the film begins on the one picture and ends on this one, as they are
  --mode NAME                 photo-to-video (default), face-to-video, text-image-to-video

Music
  --duration S                15, 16, 18, 30, 32, 36, 60, 64, 72, 90, 120, 150, 180; default 30
  --loop                      the end leads back into the beginning

Films
  --duration S                4, 5, 6, 8, 10, 15, 16, 18, 30, 32, 36, 60, 64, 72; default 5
  --fps N                     8, 12, 24, 25, 30; default 24
  --effect NAME               zoom, morph, action, motion, scope, none
  --zoom N                    0.6 to 1.7: how much larger things are at the end
  --translation-x N           -100 to 100: camera left or right, of the farthest it can go
  --translation-y N           -100 to 100: camera up or down
  --motion-field-strength-x N 0 to 24: how far near things pass far ones; 12 is usual
  --motion-field-strength-y N the same when the camera rises
  --guidance-scale N          1 to 15: strength of effect, camera and weather; 7.5 is usual
  --loop                      the end leads back into the beginning
  --last-prompt WORDS         the scene the film ends on; it begins on that of the prompt

Stories (kinora story): an MP4, and beside it the captions as .vtt and .srt
  --duration S                15 to 180; default 30
  --type, --genre, --tone, --theme, --style, --ratio
  --voice NAME, --speed N, --silent; --music WORDS, --no-music
  --caption top|center|bottom|no, --caption-style NAME, --safe-area NAME
  --script                    prints the words and films nothing

  --plan                      prints what would be drawn, as JSON, and draws nothing
  -q, --quiet                 no progress
  -h, --help   --version

The name of the file goes to standard output, everything else to standard error.
Ends with 0 done · 1 failed · 2 not understood or refused · 130 interrupted.`;
