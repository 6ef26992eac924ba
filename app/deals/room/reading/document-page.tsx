import type { Route } from "./+types/document-page.ts";
import { servicesContext } from "#app/context.ts";
import { describeFile } from "#app/deals/room/describe-file.ts";
import { answerReader } from "#app/deals/room/questions/answer-reader.server.ts";
import { RoomQuestions } from "#app/deals/room/questions/reader-questions.tsx";
import { listReaderQuestions } from "#app/deals/room/questions/room-questions.queries.server.ts";
import { roomDocumentHref, roomFileHref, roomHref, roomPageHref } from "#app/deals/room/room.ts";
import { findDocument } from "#app/deals/room/room-rows.server.ts";
import { findOwnAccess } from "#app/deals/access/access.queries.server.ts";
import AccessWatch from "#app/deals/access/access-watch.tsx";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { loadOrKeep } from "#app/platform/live/background-load.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { offsetOf, pageFrom, pageHref } from "#app/shared/paging.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { openRoom } from "./open-room.server.ts";
import { PageImages } from "./page-images.tsx";
import { ReadingNotice } from "./reading-notice.tsx";

/** A document may have thousands. */
const shownPages = 50;

export const meta = privatePage("A document", "A document of a business that is for sale.");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { room, viewer } = await openRoom(context, params.id, url);
  const { db } = context.get(servicesContext);
  const { documentId } = params;
  const document = isId(documentId) ? await findDocument(db, room.id, documentId) : null;
  if (!document) notFound();
  const asked = { listingId: room.id, readerId: viewer.id, documentId };
  const [access, questions] = await Promise.all([
    findOwnAccess(db, { listingId: room.id, userId: viewer.id, now: new Date() }),
    listReaderQuestions(db, asked),
  ]);
  const part = pageFrom(url.searchParams, shownPages);
  const parts = Math.max(1, Math.ceil((document.pages ?? 0) / shownPages));
  if (part.page > parts) notFound();
  const first = offsetOf(part) + 1;
  return {
    room,
    document,
    questions,
    endsInMs: access?.endsInMs ?? null,
    part: part.page,
    parts,
    first,
  };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadOrKeep(request, serverLoader);

export const action = (args: Route.ActionArgs) => answerReader(args, args.params.documentId);

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, document, questions, endsInMs, part, parts, first } = loaderData;
  const { id, name, viewOnly, pages, version } = document;
  const canDownload = !viewOnly || room.reader === "manager";
  return (
    <div className="wrap max-w-4xl py-10 md:py-14">
      <AccessWatch listingId={room.id} endsInMs={endsInMs} />
      <Breadcrumb
        steps={[
          { label: room.title, to: `/business/${room.id}` },
          { label: "Data room", to: roomHref(room.id) },
          { label: name },
        ]}
      />
      <h1 className="display mt-6 text-3xl wrap-anywhere">{name}</h1>
      <p className="mt-2 mb-5 text-ink-2">
        {describeFile(document)}
        {version > 1 && ` · version ${version}`}
      </p>
      <ReadingNotice reader={room.reader} />
      <div className="mt-5">
        {canDownload ? (
          <a href={roomFileHref(room.id, id)} className={buttonClass("secondary")}>
            <Icon name="download" className="size-5" />
            Download
          </a>
        ) : (
          <p className="max-w-prose text-sm text-ink-2">
            The owner lets readers view this document, not download it. Its pages are pictures: if
            you use a screen reader, ask the owner for a copy.
          </p>
        )}
      </div>
      {pages === null ? (
        <p className="mt-8 text-ink-2">
          This document has no pages to show here. Download it to read it.
        </p>
      ) : (
        <>
          <PageImages
            // Other pictures, not the same ones again.
            key={part}
            name={name}
            first={first}
            last={Math.min(pages, first + shownPages - 1)}
            count={pages}
            hrefOf={(page) => `${roomPageHref(room.id, id, page)}?version=${version}`}
          />
          <div className="mt-6">
            <Pagination
              label="Parts of the document"
              page={part}
              pages={parts}
              href={(page) => pageHref(roomDocumentHref(room.id, id), "", page)}
            />
          </div>
        </>
      )}
      <RoomQuestions
        title="Questions about this document"
        questions={questions}
        canAsk={room.reader === "buyer"}
        answer={actionData ?? null}
      />
    </div>
  );
}
