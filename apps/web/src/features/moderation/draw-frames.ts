/** Width of a drawn frame in pixels, sharp at twice the size on the page. */
const FRAME_WIDTH = 192;

/**
 * Draws frames of a film, one after another, with one player that is never seen. Nothing is
 * stored, so that no picture of a film outlives it.
 *
 * @param onFrame receives each frame's place in `times`, once it is drawn
 * @param onFail called once when this browser cannot play the film
 * @returns stops drawing
 */
export function drawFrames(
  url: string,
  times: readonly number[],
  {
    canvasOf,
    onFrame,
    onFail,
  }: {
    readonly canvasOf: (index: number) => HTMLCanvasElement | null;
    readonly onFrame: (index: number) => void;
    readonly onFail: () => void;
  },
): () => void {
  const film = document.createElement("video");
  let index = 0;
  const seek = () => {
    const at = times[index];
    if (at === undefined) return stop();
    film.currentTime = at;
  };
  const draw = () => {
    const canvas = canvasOf(index);
    if (canvas && film.videoWidth > 0) {
      canvas.width = FRAME_WIDTH;
      canvas.height = Math.round((FRAME_WIDTH * film.videoHeight) / film.videoWidth);
      canvas.getContext("2d")?.drawImage(film, 0, 0, canvas.width, canvas.height);
      onFrame(index);
    }
    index += 1;
    seek();
  };
  const fail = () => {
    stop();
    onFail();
  };
  const stop = () => {
    film.removeEventListener("loadeddata", seek);
    film.removeEventListener("seeked", draw);
    film.removeEventListener("error", fail);
    film.removeAttribute("src");
    film.load();
  };
  film.addEventListener("loadeddata", seek, { once: true });
  film.addEventListener("seeked", draw);
  film.addEventListener("error", fail);
  Object.assign(film, { muted: true, playsInline: true, preload: "auto", src: url });
  return stop;
}
