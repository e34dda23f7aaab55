import { JOBS_MAX } from "@kinora/contracts/job/job";
import { routes } from "@kinora/contracts/routes";
import {
  cancelJob,
  mayCancel,
  retryJob,
  retryLetter,
} from "@kinora/domain/creation/look-after-jobs";
import type { JobFound, JobReader, LetterFound } from "@kinora/domain/job/job-reader";
import { formatPosition } from "@kinora/domain/position";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { formatPlace, parseJobPosition, parsePlace } from "./job-cursors.ts";

export interface JobRoutePorts {
  readonly now: () => Date;
  readonly jobs: JobReader;
  readonly transact: Parameters<typeof cancelJob>[0]["transact"];
}

export function mountJobRoutes(server: FastifyInstance, ports: JobRoutePorts): void {
  const { jobs, now } = ports;

  mountRoute(server, routes.listJobs, async ({ query: { show, cursor } }) => {
    const after = cursor === undefined ? null : parseJobPosition(cursor);
    const found = await jobs.list({ show, after, most: JOBS_MAX + 1, now: now() });
    const items = found.slice(0, JOBS_MAX);
    const last = found.length > JOBS_MAX ? items.at(-1) : undefined;
    return {
      items: items.map(presentJob),
      nextCursor: last ? formatPosition({ at: last.queuedAt, id: last.id }) : null,
    };
  });

  mountRoute(server, routes.listDeadLetters, async ({ query: { cursor } }) => {
    const before = cursor === undefined ? null : parsePlace(cursor);
    const found = await jobs.letters({ before, most: JOBS_MAX + 1 });
    const items = found.slice(0, JOBS_MAX);
    const last = found.length > JOBS_MAX ? items.at(-1) : undefined;
    return { items: items.map(presentLetter), nextCursor: last ? formatPlace(last) : null };
  });

  mountRoute(server, routes.retryJob, async ({ params, person, body, requestId }) => {
    const by = { actorId: person.userId, reason: body.reason, requestId, now: now() };
    await retryJob(ports, { ...by, jobId: params.id });
    return undefined;
  });

  mountRoute(server, routes.cancelJob, async ({ params, person, body, requestId }) => {
    const by = { actorId: person.userId, reason: body.reason, requestId, now: now() };
    await cancelJob(ports, { ...by, jobId: params.id });
    return undefined;
  });

  mountRoute(server, routes.retryLetter, async ({ params, person, body, requestId }) => {
    const by = { actorId: person.userId, reason: body.reason, requestId, now: now() };
    await retryLetter(ports, { ...by, listener: params.listener, event: params.number });
    return undefined;
  });
}

function presentJob({ ended, ...job }: JobFound) {
  return {
    ...job,
    queuedAt: job.queuedAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    waitsUntil: job.waitsUntil?.toISOString() ?? null,
    mayRetry: !ended && job.waitsUntil !== null,
    mayCancel: !ended && mayCancel(job.subject),
  };
}

const presentLetter = (letter: LetterFound) => ({
  ...{ ...letter, at: letter.at.toISOString(), deadAt: letter.deadAt.toISOString() },
});
