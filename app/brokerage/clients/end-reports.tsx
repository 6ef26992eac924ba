import { PostButton } from "#app/ui/actions/post-button.tsx";

/** Opens first, because it cannot be taken back: the owner would have to confirm again. */
export const EndReports = () => (
  <details className="group">
    <summary className="link inline-flex min-h-6 cursor-pointer items-center text-sm">
      End the reports to this owner
    </summary>
    <div className="mt-3 flex flex-col items-start gap-3">
      <p className="text-sm text-ink-2">
        The owner leaves your list, with the notes and the reports that were sent. To get reports
        again, they must confirm a new invitation.
      </p>
      <PostButton intent="remove" variant="danger" size="sm">
        End the reports
      </PostButton>
    </div>
  </details>
);
