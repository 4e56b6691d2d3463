import type { PropertyDocument } from '@/contracts/master-data/property/property-document';
import { uploadEndpoints } from '@/contracts/upload/upload';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useDownload } from '@/portal/kit/files/download';
import { Button } from '@/portal/ui/actions/Button';

/** A document's file, saved when it is pressed. */
export function DocumentFile({ file, fileName }: Pick<PropertyDocument, 'file' | 'fileName'>) {
  const errorText = useErrorText();
  const { download, start } = useDownload(uploadEndpoints.file);
  return (
    <>
      <Button
        look="link"
        busy={download.status === 'running'}
        onClick={() => start({ params: { id: file, variant: 'file' } })}
      >
        {fileName}
      </Button>
      {download.status === 'failed' && <small role="alert">{errorText(download.error)}</small>}
    </>
  );
}
