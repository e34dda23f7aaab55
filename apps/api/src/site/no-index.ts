/** Header that keeps search engines away from what opens by its link alone. */
export const NOINDEX = ["x-robots-tag", "noindex"] as const;
