import type { Route } from "./+types/room-page.ts";
import { servicesContext } from "#app/context.ts";
import { describeFile } from "#app/deals/room/describe-file.ts";
import { answerReader } from "#app/deals/room/questions/answer-reader.server.ts";
import { RoomQuestions } from "#app/deals/room/questions/reader-questions.tsx";
import { listReaderQuestions } from "#app/deals/room/questions/room-questions.queries.server.ts";
import { numberRoom, ownRoomHref, roomDocumentHref } from "#app/deals/room/room.ts";
import { listDocuments, listFolders } from "#app/deals/room/room-rows.server.ts";
import { findOwnAccess } from "#app/deals/access/access.queries.server.ts";
import AccessWatch from "#app/deals/access/access-watch.tsx";
import { loadOrKeep } from "#app/platform/live/background-load.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { openRoom } from "./open-room.server.ts";
import { ReadingNotice } from "./reading-notice.tsx";

export const meta = privatePage("Data room", "The documents of a business that is for sale.");

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { room, viewer } = await openRoom(context, id, url);
  const { db } = context.get(servicesContext);
  const now = new Date();
  const [access, folders, documents, questions] = await Promise.all([
    findOwnAccess(db, { listingId: room.id, userId: viewer.id, now }),
    listFolders(db, room.id),
    listDocuments(db, room.id),
    listReaderQuestions(db, { listingId: room.id, readerId: viewer.id, documentId: null }),
  ]);
  const filled = numberRoom(folders, documents).filter((folder) => folder.documents.length > 0);
  return { room, folders: filled, questions, endsInMs: access?.endsInMs ?? null };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadOrKeep(request, serverLoader);

export const action = (args: Route.ActionArgs) => answerReader(args, null);

export default function RoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, folders, questions, endsInMs } = loaderData;
  return (
    <div className="wrap max-w-4xl py-10 md:py-14">
      <AccessWatch listingId={room.id} endsInMs={endsInMs} />
      <Breadcrumb
        steps={[{ label: room.title, to: `/business/${room.id}` }, { label: "Data room" }]}
      />
      <h1 className="display mt-6 mb-5 text-3xl">Data room</h1>
      <ReadingNotice reader={room.reader} />
      {room.reader === "manager" && (
        <p className="mt-3">
          <PlainLink to={ownRoomHref(room.id)} className="link">
            Change your data room
          </PlainLink>
        </p>
      )}
      {folders.length === 0 && (
        <div className="mt-8">
          <EmptyState
            title="Nothing is here yet"
            hint="The owner has not added documents. You can ask for what you need."
          />
        </div>
      )}
      {folders.map(({ id, number, name, documents }) => (
        <section key={id} aria-labelledby={`folder-${id}`} className="mt-9">
          <h2
            id={`folder-${id}`}
            className="border-b border-ink pb-2 text-lg font-semibold wrap-anywhere"
          >
            <span className="figures me-3 text-ink-3">{number}</span>
            {name}
          </h2>
          <ol className="divide-y divide-line border-b border-line">
            {documents.map((document) => (
              <li key={document.id} className="flex items-start gap-3 py-3">
                <span className="figures w-9 shrink-0 text-ink-3">{document.number}</span>
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <PlainLink
                      to={roomDocumentHref(room.id, document.id)}
                      className="link min-w-0 font-semibold wrap-anywhere"
                    >
                      {document.name}
                    </PlainLink>
                    {document.viewOnly && <Badge>View only</Badge>}
                  </p>
                  <p className="text-sm text-ink-2">
                    {describeFile(document)}
                    {document.version > 1 && ` · version ${document.version}`}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <RoomQuestions
        title="Questions about the room"
        questions={questions}
        canAsk={room.reader === "buyer"}
        answer={actionData ?? null}
      />
    </div>
  );
}
