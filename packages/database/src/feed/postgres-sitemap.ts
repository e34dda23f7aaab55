import type { SitemapReader } from "@kinora/domain/feed/sitemap-reader";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { isProfileHidden } from "../takeout/hidden-profiles.ts";
import { listedForAll } from "./visible-in-feed.ts";

export const postgresSitemap = (executor: Database): SitemapReader => ({
  async days() {
    // Skips from day to day in the feed's index, so that it reads as many rows as there are days.
    const { rows } = await sql<{ day: string }>`
      with recursive day as (
        (select ${dayOf} as day from creation where ${listedForAll} and published_at is not null
          order by published_at desc, id desc limit 1)
        union all
        select earlier.day from day cross join lateral (
          select ${dayOf} as day from creation
           where ${listedForAll} and published_at < day.day at time zone 'UTC'
           order by published_at desc, id desc limit 1) earlier
      )
      select to_char(day, 'YYYY-MM-DD') as day from day`.execute(executor);
    return rows.map(({ day }) => day);
  },

  async worksOf(day, most) {
    const { rows } = await sql<{ id: string; at: Date }>`
      select id, published_at as at from creation
       where ${listedForAll} and published_at >= ${day}::timestamp at time zone 'UTC'
         and published_at < (${day}::timestamp + interval '1 day') at time zone 'UTC'
       order by published_at desc, id desc limit ${most}`.execute(executor);
    return rows;
  },

  async peopleOf(first, most) {
    const { rows } = await sql<{ handle: string; at: Date }>`
      select handle, latest.at from app_user person cross join lateral (
        select published_at as at from creation
         where creation.user_id = person.id and ${listedForAll} and published_at is not null
         order by published_at desc limit 1) latest
       where left(handle, 1) = ${first} and erased_at is null and not ${isProfileHidden("person.id")}
       order by handle limit ${most}`.execute(executor);
    return rows;
  },
});

const dayOf = sql`date_trunc('day', published_at at time zone 'UTC')`;
