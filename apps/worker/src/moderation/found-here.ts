/** Name in the audit log of what recognises files that admins found to be child abuse here. */
export const FOUND_HERE = "Kinora";
