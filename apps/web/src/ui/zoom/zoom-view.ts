/** The view of a picture in its container: scale, and the offset of its centre, px. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const MOST = 8;
/** The scale after a double tap. */
export const CLOSE_UP = 2.5;

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * Clamps the view: never smaller than the container, and never so far aside that an edge comes into
 * view.
 */
export function keepInside({ scale, x, y }: ZoomView, { width, height }: Extent): ZoomView {
  const within = Math.min(MOST, Math.max(1, scale));
  const [far, low] = [(width * (within - 1)) / 2, (height * (within - 1)) / 2];
  return {
    scale: within,
    x: Math.min(far, Math.max(-far, x)),
    y: Math.min(low, Math.max(-low, y)),
  };
}

/**
 * Returns the view after zooming around a point, which keeps its position.
 *
 * @param point px from the centre of the container
 */
export function zoomAt(
  view: ZoomView,
  factor: number,
  point: { readonly x: number; readonly y: number },
  box: Extent,
): ZoomView {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return keepInside(
    { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    box,
  );
}

/**
 * True when a point (px from the centre of the container) is on a picture that is fitted into it.
 */
export function isOnPicture(
  point: { readonly x: number; readonly y: number },
  { scale, x, y }: ZoomView,
  box: Extent,
  picture: Extent,
): boolean {
  const fit = scale * Math.min(box.width / picture.width, box.height / picture.height);
  return (
    Math.abs(point.x - x) <= (picture.width * fit) / 2 &&
    Math.abs(point.y - y) <= (picture.height * fit) / 2
  );
}
