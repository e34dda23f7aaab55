import type { LegalPage as Text } from "@kinora/contracts/legal/legal";
import type { LegalName } from "@kinora/contracts/legal/legal-names";
import { t } from "@lingui/core/macro";
import { TriangleAlert } from "lucide-react";
import { LegalLinks } from "../../entities/legal/legal-links.tsx";
import { dayOf, LEGAL_TITLES } from "../../entities/legal/legal-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import "./legal.css";
import { useGetLegalPageQuery } from "./legal-api.ts";

/** One legal text of the operator. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const { data, error, refetch } = useGetLegalPageQuery(name);
  const title = t(LEGAL_TITLES[name]);
  return (
    <main id="content" className="mx-auto w-full max-w-2xl px-4 py-6 md:py-12">
      <title>{t`${title} · Kinora`}</title>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && <Shown text={data} />}
      <LegalLinks className="mt-10 flex flex-wrap gap-x-5 border-t border-line pt-4 text-14 text-text-2" />
    </main>
  );
}

function Shown({ text }: { readonly text: Text }) {
  const { name, version, since, isExample, title, html, language } = text;
  return (
    <>
      <h1 lang={language} dir="auto" className="page-title wrap-anywhere">
        {title ?? t(LEGAL_TITLES[name])}
      </h1>
      {since && (
        <p className="mt-3 text-14 text-text-2">
          {t`In force since ${dayOf(since)} · Version ${version}`}
        </p>
      )}
      {isExample && (
        <p className="mt-5 flex gap-3 rounded-field bg-surface-1 p-3.5 text-14 text-text-2">
          <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-warn" />
          <span>
            {t`This sample text comes with Kinora, and no one has to agree to it. Before you open this server to others, replace it with your own.`}
          </span>
        </p>
      )}
      {/* The server renders it from Markdown and removes any HTML of the file and script URLs. */}
      <div
        lang={language}
        dir="auto"
        className="legal-text mt-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
