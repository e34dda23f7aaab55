import { join } from "node:path";

/**
 * A person from the front, 512×512 px: the face is at about (226, 120) and 95 px wide. Rights:
 * pictures/NOTICE.md.
 */
export const FACE_PHOTO = join(import.meta.dirname, "pictures/astronaut.jpg");
