import { join } from "node:path";

/** A person from the front, 512×512: the face about (226, 120), 95 pixels wide. Rights: pictures/NOTICE.md. */
export const FACE_PHOTO = join(import.meta.dirname, "pictures/astronaut.jpg");
