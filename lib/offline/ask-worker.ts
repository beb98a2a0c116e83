/** Asks the worker a question, and returns its answer. */
export function askWorker(worker: ServiceWorker, question: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage(question, [port2])
  })
}
