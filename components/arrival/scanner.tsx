import { useEffect, useRef, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { fromAPicture, noCamera, noCodeThere, theCamera } from '@/lib/messages/compiled/app/share'
import { PickFile } from './pick-file'
import { loadReader, readPicture } from './read-qr'

type CameraProblem = 'none' | 'refused' | 'missing'

const BETWEEN_LOOKS = 150

/** A camera view that looks for a code until it finds one. The picture never leaves the device. */
export function Scanner({ onText }: { readonly onText: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem>('none')
  const [isBlank, setBlank] = useState(false)
  useEffect(() => {
    const found = video.current
    return found === null ? undefined : watchCamera(found, onText, setProblem)
  }, [onText])

  return (
    <div className="grid gap-3">
      {problem === 'none' ? (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={theCamera}
          className="mx-auto block aspect-square w-full max-w-sm rounded-xl border border-edge bg-tint object-cover"
        />
      ) : (
        <Notice tone="word">{noCamera({ why: problem })}</Notice>
      )}
      <PickFile
        label={fromAPicture}
        accept="image/*"
        onFile={(file) =>
          void readPicture(file).then((text) => {
            setBlank(text === null)
            if (text !== null) onText(text)
          })
        }
      />
      {isBlank ? <Notice tone="wrong">{noCodeThere}</Notice> : null}
    </div>
  )
}

function watchCamera(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  onProblem: (problem: CameraProblem) => void,
): () => void {
  let isOver = false
  let stream: MediaStream | null = null
  let timer = 0
  const stop = () => stream?.getTracks().forEach((track) => track.stop())

  async function begin() {
    if (!('mediaDevices' in navigator)) return onProblem('missing')
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) return stop()
    video.srcObject = stream
    const read = await loadReader()
    const look = async () => {
      if (isOver) return
      const text = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : null
      if (isOver) return
      if (text === null) timer = window.setTimeout(() => void look(), BETWEEN_LOOKS)
      else onText(text)
    }
    await look()
  }

  begin().catch((error: unknown) => {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
    if (!isOver) onProblem(isRefused ? 'refused' : 'missing')
  })
  return () => {
    isOver = true
    window.clearTimeout(timer)
    stop()
  }
}
