import { notificationListener } from "@kinora/database/notification/notification-listener";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";

export const notificationModule = ({ now }: Composition): Module => ({
  listeners: [notificationListener(now)],
});
