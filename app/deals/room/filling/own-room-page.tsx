import { Link } from "react-router";
import type { Route } from "./+types/own-room-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import {
  countUnanswered,
  listOwnQuestions,
} from "#app/deals/room/questions/room-questions.queries.server.ts";
import { OwnQuestions } from "#app/deals/room/questions/own-questions.tsx";
import { RoomLog } from "#app/deals/room/reading/room-log.tsx";
import {
  countReaders,
  listOpenings,
  listReaders,
} from "#app/deals/room/reading/room-log.queries.server.ts";
import { RoomReaders } from "#app/deals/room/reading/room-readers.tsx";
import { numberRoom, ownRoomHref, roomHref } from "#app/deals/room/room.ts";
import { listDocuments, listFolders } from "#app/deals/room/room-rows.server.ts";
import { HelpLink } from "#app/help-link.tsx";
import { documentProblemMessages } from "#app/listings/media/documents/document.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { answerRoomForm } from "./answer-room-form.server.ts";
import { OwnFolders } from "./own-folders.tsx";
import { findOwnRoom } from "./own-room.server.ts";
import { RoomAnswers } from "./room-answers.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => `Data room of ${data?.listing.title ?? "a listing"}`,
  "Put documents in order for buyers with access, and see who read them.",
);

const tabs = ["documents", "questions", "readers", "log"] as const;
const rowsPerPage = 50;

export async function loader({ context, params: { id: listingId }, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const own = { listingId, managerId: context.get(viewerContext).id };
  const listing = await findOwnRoom(db, own);
  if (!listing) notFound();
  const { id, title, status, most, canChange } = listing;
  const wanted = url.searchParams.get("tab");
  const tab = tabs.find((name) => name === wanted) ?? "documents";
  const page = pageFrom(url.searchParams, rowsPerPage);
  const [folders, documents, readerCounts, unanswered] = await Promise.all([
    listFolders(db, id),
    listDocuments(db, id),
    tab === "documents" ? countReaders(db, id) : null,
    countUnanswered(db, id),
  ]);
  return {
    listing: { id, title, status, most, canChange },
    tab,
    count: documents.length,
    unanswered,
    readerCounts,
    folders: tab === "documents" ? numberRoom(folders, documents) : [],
    questions: tab === "questions" ? await listOwnQuestions(db, id, page) : null,
    readers: tab === "readers" ? await listReaders(db, id, new Date()) : null,
    log: tab === "log" ? await listOpenings(db, id, page) : null,
    isTooLarge: url.searchParams.get("problem") === "too-large",
  };
}

export const action = (args: Route.ActionArgs) => answerRoomForm(args);

const tooLarge = { ok: false, message: documentProblemMessages["too-large"] };

export default function OwnRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, tab, count, unanswered, questions, readers, log } = loaderData;
  const { id, title, most, canChange, status } = listing;
  const here = ownRoomHref(id);
  const tabHref = (name: string) => (name === "documents" ? here : `${here}?tab=${name}`);
  const answers = actionData?.answers ?? (loaderData.isTooLarge ? [tooLarge] : []);
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <p className="text-sm">
        <PlainLink to={`/account/listings/edit/${id}`} className="link font-semibold">
          {title}
        </PlainLink>
      </p>
      <TitledSection
        id="room-title"
        title="Data room"
        aside={<HelpLink article="data-room">How a data room works</HelpLink>}
      >
        <RoomAnswers answers={answers} />
        {most === 0 && (
          <Banner>
            The data room opens with a package.{" "}
            <Link to={`/account/upgrades/${id}`} className="link">
              Choose a package
            </Link>
          </Banner>
        )}
        {status === "sold" && (
          <Banner>
            This business is sold, so its data room is closed to buyers and stays as it was. You can
            still download it.
          </Banner>
        )}
        <Tabs
          label="Parts of the data room"
          current={tabHref(tab)}
          tabs={[
            { label: "Documents", to: tabHref("documents"), count },
            { label: "Questions", to: tabHref("questions"), count: unanswered },
            { label: "Readers", to: tabHref("readers") },
            { label: "Log", to: tabHref("log") },
          ]}
        />
        {tab === "documents" && (
          <>
            <p className="max-w-prose text-ink-2">
              {`Buyers with access read these documents. You see who opened which page, and every page carries its reader's name. Your package holds up to ${most} documents.`}
            </p>
            <OwnFolders {...loaderData} canChange={canChange} />
          </>
        )}
        {questions && <OwnQuestions listingId={id} questions={questions} answers={answers} />}
        {readers && <RoomReaders listingId={id} readers={readers} />}
        {log && <RoomLog log={log} />}
        {count > 0 && (
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <a href={`${here}.zip`} className={buttonClass("secondary")}>
              Download the room
            </a>
            <ButtonLink to={roomHref(id)} variant="quiet">
              See it as a reader
            </ButtonLink>
          </div>
        )}
      </TitledSection>
    </div>
  );
}
