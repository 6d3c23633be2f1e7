import { useRef } from 'preact/hooks';

/** Ways to hand over a letter: camera, file, drag and drop, paste; and what went wrong with the last one. */
export function LetterFiles({
  failure,
  file,
  isOver,
  onFiles,
}: {
  failure: string | null;
  file: File | null;
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  return (
    <div class={isOver ? 'letter-part drop is-over' : 'letter-part drop'}>
      <div role="alert">{failure && <p class="outcome">{failure}</p>}</div>
      {file && failure && (
        <button type="button" onClick={() => onFiles([file])}>
          Try {file.name} again
        </button>
      )}
      <p>
        A newsletter, a form, a ticket or a mail: its dates are read, you choose what is right, and that is added to the
        calendar.
      </p>
      <div class="letter-ways">
        <Picker label="Take a photo" class="camera" accept="image/*" capture="environment" onFiles={onFiles} />
        <Picker label="Choose a file" class="primary" onFiles={onFiles} />
      </div>
      <p class="secondary by-pointer">Or drop the file on this page, or paste a picture of the letter.</p>
      <p class="secondary">
        PDF, photographs and scans, Word documents, mails and web pages, one file for each letter.
      </p>
    </div>
  );
}

/** Button that opens the browser's dialog for files. */
function Picker({
  label,
  class: name,
  onFiles,
  ...input
}: {
  label: string;
  class: string;
  accept?: string;
  capture?: 'environment';
  onFiles: (files: readonly File[]) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={name} onClick={() => field.current?.click()}>
        {label}
      </button>
      <input
        type="file"
        hidden
        ref={field}
        {...input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
